import type { ComponentProps } from "react";
import { buttonClasses, type Look } from "./Button.tsx";
import { PageLink } from "./PageLink.tsx";

/** This component is not in the module of Button, because an island with a button must not load the site map. */
export function ButtonPageLink({ look, size, className, ...rest }: ComponentProps<typeof PageLink> & Look) {
  return <PageLink className={buttonClasses({ look, size }, className)} {...rest} />;
}
