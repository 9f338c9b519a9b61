import type { ComponentProps } from "react";
import { buttonClasses, type Look } from "./Button.tsx";
import { PageLink } from "./PageLink.tsx";

/** Apart from Button: an island with a button must not bring the site map along. */
export function ButtonPageLink({ look, size, className, ...rest }: ComponentProps<typeof PageLink> & Look) {
  return <PageLink className={buttonClasses({ look, size }, className)} {...rest} />;
}
