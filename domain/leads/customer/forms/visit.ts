import { parseUrl } from "@site/ground/urls/parse-url.ts";
import type { Origin } from "./extras.ts";

/**
 * How the visit of the site began, and which pages the visitor saw. It is kept in this browser tab. The pages are sent only if the visitor
 * agrees.
 */
type Visit = Origin & { pages: string[] };

const campaignParameters = /^(utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid|ttclid)$/;
const longest = 200;
/**
 * The size limits of the server (see extras.ts). For the pages, the length of one more page is subtracted, because the form adds its own
 * page.
 */
const maxLength = { origin: 2048, pages: 4096 - longest };

/** Returns the beginning of the visit. If the visitor left the first page before this script ran, the referrer is that first page. */
function begun(): Visit {
  const short = (text: string) => text.slice(0, longest);
  const from = parseUrl(document.referrer);
  const isOurs = from?.origin === location.origin;
  const first = isOurs ? from : new URL(location.href);
  const parameters = [...first.searchParams].filter(([name]) => campaignParameters.test(name));
  return {
    landing: short(first.pathname),
    // A page of another site, without its query.
    referrer: from && !isOurs ? short(from.origin + from.pathname) : "",
    campaign: Object.fromEntries(parameters.map(([name, value]) => [short(name), short(value)])),
    pages: isOurs ? [short(first.pathname)] : [],
  };
}

function visit(): Visit {
  try {
    return JSON.parse(sessionStorage.getItem("visit") ?? "") as Visit;
  } catch {
    return begun();
  }
}

/** Tells whether a path is a private page or a page of the office. These pages are not recorded. */
export const isPrivate = (path: string) =>
  /^(\/ar)?\/(admin|account|(enquiry|quotation|waiting|application|report|project)\/)/.test(path);

/** Records the current page. Every page that is not private calls this once. */
export function recordPage() {
  const { pages, ...origin } = visit();
  if (pages.at(-1) !== location.pathname) pages.push(location.pathname.slice(0, longest));
  while (JSON.stringify(pages).length > maxLength.pages) pages.shift();
  while (JSON.stringify(origin).length > maxLength.origin)
    delete origin.campaign[Object.keys(origin.campaign).at(-1) ?? ""];
  try {
    sessionStorage.setItem("visit", JSON.stringify({ ...origin, pages }));
  } catch {}
}

/** Returns the hidden fields about the visit. They contain the visited pages only if the visitor agreed to that with the field `share`. */
export function originFields(form: HTMLFormElement): Record<string, string> {
  const { pages, ...origin } = visit();
  // A quick visitor may send the form before the page was recorded.
  if (pages.at(-1) !== location.pathname) pages.push(location.pathname);
  const agreed = new FormData(form).has("share");
  return { origin: JSON.stringify(origin), ...(agreed && { pages: JSON.stringify(pages) }) };
}
