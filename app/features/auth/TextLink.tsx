import { Link, type LinkProps } from "react-router";

/** To another page of the person's own, without loading a document. */
export const TextLink = (props: LinkProps) => (
  <Link {...props} className="font-semibold text-brand underline underline-offset-4 hover:no-underline" />
);
