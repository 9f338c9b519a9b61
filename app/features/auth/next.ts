import { type Language, languages } from "#app/i18n/languages.ts";
import { href } from "#app/site/links.ts";
import type { PageId } from "#app/site/pages.ts";
import { parseUrl } from "#app/site/parse-url.ts";

const here = "https://here.invalid";

/** A path of our own site, or undefined: what a link from elsewhere names must not lead elsewhere. */
export function ownPath(path: string | null | undefined): string | undefined {
  // Browsers drop tabs and line breaks from addresses, and take a backslash for a slash.
  if (!path?.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  const url = parseUrl(path, here);
  return url?.origin === here && url.pathname.startsWith("/") && !url.pathname.startsWith("//")
    ? url.pathname + url.search + url.hash
    : undefined;
}

/** Where somebody was on the way to. */
export const nextIn = (search: string, language: Language): string =>
  ownPath(new URLSearchParams(search).get("next")) ?? href("/account", language);

/** A page on the way, which leads on afterwards. */
export const withNext = (page: PageId, language: Language, next: string): string => {
  const own = href(page, language);
  return next === href("/account", language) ? own : `${own}?next=${encodeURIComponent(next)}`;
};

/** Pages among which one moves without loading a document: they share their styles. */
export const isPersonal = (path: string): boolean =>
  new RegExp(
    `^(${languages.ar.prefix})?/(account|sign-in|sign-up|check-mail|forgot-password|reset-password|second-factor|auth)([/?#]|$)`,
  ).test(path);
