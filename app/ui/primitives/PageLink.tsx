import type { ComponentProps } from "react";
import { useLanguage } from "#app/i18n/t.ts";
import { href } from "#app/site/links.ts";
import type { PageId } from "#app/site/pages.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { to: PageId; hash?: string };

/** A link to a page of the site in the current language. Documents are loaded as documents, from the app area too. */
export function PageLink({ to, hash, ...rest }: Props) {
  return <a href={href(to, useLanguage()) + (hash ? `#${hash}` : "")} {...rest} />;
}
