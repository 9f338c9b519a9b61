import { parseUrl } from "@site/ground/urls/parse-url.ts";

/** The hosts of maps from which people share a place. */
const hosts =
  /^(?:maps\.app\.goo\.gl|(?:www\.)?google\.(?:com|ae)|maps\.google\.(?:com|ae)|goo\.gl|maps\.apple(?:\.com)?|(?:www\.)?openstreetmap\.org|(?:www\.)?waze\.com|what3words\.com)$/;
const onMaps = (url: URL) =>
  hosts.test(url.hostname) &&
  (!/^(?:goo\.gl|(?:www\.)?google\.)/.test(url.hostname) || /^\/maps(?:\/|$)/.test(url.pathname));

const links = /https:\/\/[^\s<>"«»،]+/g;

function mapIn(found: string): string | undefined {
  const url = parseUrl(found.replace(/[.,;:!?)\]]+$/, ""));
  return url && !url.username && !url.port && onMaps(url) ? url.href : undefined;
}

/** The link to a map that somebody wrote into one of these texts. No link is made from an address, because it would lead to the wrong gate. */
export const mapLink = (...texts: readonly string[]): string | undefined =>
  texts.flatMap((text) => text.match(links)?.flatMap((found) => mapIn(found) ?? []) ?? [])[0];

/** The text without the link, which has a button of its own. */
export const withoutMap = (text: string): string =>
  text.replace(links, (found) => (mapIn(found) ? "" : found)).replace(/[\s,،·:–-]+$/u, "");
