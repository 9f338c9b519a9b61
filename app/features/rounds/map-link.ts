import { parseUrl } from "#app/site/parse-url.ts";

/** Where people share a place from. */
const hosts =
  /^(?:maps\.app\.goo\.gl|(?:www\.)?google\.(?:com|ae)|maps\.google\.(?:com|ae)|goo\.gl|maps\.apple(?:\.com)?|(?:www\.)?openstreetmap\.org|(?:www\.)?waze\.com|what3words\.com)$/;
const onMaps = (url: URL) =>
  hosts.test(url.hostname) &&
  (!/^(?:goo\.gl|(?:www\.)?google\.)/.test(url.hostname) || /^\/maps(?:\/|$)/.test(url.pathname));

/** The link to a map that somebody wrote into one of these texts. None is made up from an address: it would lead to the wrong gate. */
export function mapLink(...texts: readonly string[]): string | undefined {
  for (const text of texts)
    for (const [found] of text.matchAll(/https:\/\/[^\s<>"«»،]+/g)) {
      const url = parseUrl(found.replace(/[.,;:!?)\]]+$/, ""));
      if (url && url.protocol === "https:" && !url.username && !url.port && onMaps(url)) return url.href;
    }
  return undefined;
}
