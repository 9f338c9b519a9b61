import { Link, type LinkProps } from "react-router";

/** A link to another page of the account area, which opens without loading a document. */
export const TextLink = (props: LinkProps) => (
  <Link {...props} className="font-semibold text-brand underline underline-offset-4 hover:no-underline" />
);
