import { parseUrl } from "@site/ground/urls/parse-url.ts";

/** The hosts of map services from which people share a place. */
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

/**
 * Returns the first link to a map in these texts. It never makes a link from a written address, because that would lead to the wrong gate.
 */
export const mapLink = (...texts: readonly string[]): string | undefined =>
  texts.flatMap((text) => text.match(links)?.flatMap((found) => mapIn(found) ?? []) ?? [])[0];

/** Removes the link to a map from a text, because the link is shown as a button. */
export const withoutMap = (text: string): string =>
  text.replace(links, (found) => (mapIn(found) ? "" : found)).replace(/[\s,،·:–-]+$/u, "");
