import { parseUrl } from "@site/ground/urls/parse-url.ts";
import type { Origin } from "./extras.ts";

/** How the visit began and which pages the visitor saw. It is kept in this tab, and the pages are sent only with the visitor's consent. */
type Visit = Origin & { pages: string[] };

const campaignParameters = /^(utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid|ttclid)$/;
const longest = 200;
/** The limit of the server (see extras.ts), less the length of the page that a form adds. */
const maxLength = { origin: 2048, pages: 4096 - longest };

/** If the visitor left the first page before this script ran, that page is the referrer, and its address tells nearly everything. */
function begun(): Visit {
  const short = (text: string) => text.slice(0, longest);
  const from = parseUrl(document.referrer);
  const isOurs = from?.origin === location.origin;
  const first = isOurs ? from : new URL(location.href);
  const parameters = [...first.searchParams].filter(([name]) => campaignParameters.test(name));
  return {
    landing: short(first.pathname),
    // The referrer is a page of another site, without its query.
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

/** Private pages and pages of the office are not recorded. */
export const isPrivate = (path: string) =>
  /^(\/ar)?\/(admin|account|(enquiry|quotation|application|report)\/)/.test(path);

/** Records the page. Every page that is not private calls this once. */
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

/** Returns the hidden fields about the visit. They contain its pages only if the visitor ticked the box for that. */
export function originFields(form: HTMLFormElement): Record<string, string> {
  const { pages, ...origin } = visit();
  // A quick visitor sends the form before the page was recorded.
  if (pages.at(-1) !== location.pathname) pages.push(location.pathname);
  const agreed = new FormData(form).has("share");
  return { origin: JSON.stringify(origin), ...(agreed && { pages: JSON.stringify(pages) }) };
}
