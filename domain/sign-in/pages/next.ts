import { type Language, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { ownPath } from "@site/ground/urls/own-path.ts";

/** Returns the page to which the person wanted to go. */
export const nextIn = (search: string, language: Language): string =>
  ownPath(new URLSearchParams(search).get("next")) ?? href("/account", language);

/** Returns the address of a sign-in page that continues to `next` afterwards. */
export const withNext = (page: PageId, language: Language, next: string): string => {
  const own = href(page, language);
  return next === href("/account", language) ? own : `${own}?next=${encodeURIComponent(next)}`;
};

/**
 * Tells whether a page belongs to the account area. The router navigates between these pages without loading a document, and they share a
 * stylesheet.
 */
export const isPersonal = (path: string): boolean =>
  new RegExp(
    `^(${languages.ar.prefix})?/(account|sign-in|sign-up|check-mail|forgot-password|reset-password|second-factor|auth)([/?#]|$)`,
  ).test(path);
