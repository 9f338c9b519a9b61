import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import type { ComponentProps } from "react";
import { useLanguage } from "#site/i18n/t.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: PageId; hash?: string };

/** A link to a page of the site in the current language. It makes the browser load a whole document, also from an app page. */
export function PageLink({ to, hash, ...rest }: Props) {
  return <a href={href(to, useLanguage()) + (hash ? `#${hash}` : "")} {...rest} />;
}
