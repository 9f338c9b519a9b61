import { Link, type LinkProps } from "react-router";

/** Links to another page of the account area, without loading a document. */
export const TextLink = (props: LinkProps) => (
  <Link {...props} className="font-semibold text-brand underline underline-offset-4 hover:no-underline" />
);
