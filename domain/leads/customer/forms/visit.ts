import { parseUrl } from "@site/ground/urls/parse-url.ts";
import type { Origin } from "./extras.ts";

/** How the visit began and which pages it had, kept in this tab; the pages are sent only with the visitor's consent. */
type Visit = Origin & { pages: string[] };

const campaignParameters = /^(utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid|ttclid)$/;
const longest = 200;
/** The server's limit, see extras.ts, less the page that a form adds. */
const maxLength = { origin: 2048, pages: 4096 - longest };

/** Used if the visitor left the first page before this script ran: then that page is the referrer, whose address tells nearly everything. */
function begun(): Visit {
  const short = (text: string) => text.slice(0, longest);
  const from = parseUrl(document.referrer);
  const isOurs = from?.origin === location.origin;
  const first = isOurs ? from : new URL(location.href);
  const parameters = [...first.searchParams].filter(([name]) => campaignParameters.test(name));
  return {
    landing: short(first.pathname),
    // Another site's page, without its query.
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

/** Private pages and the office are not recorded. */
export const isPrivate = (path: string) =>
  /^(\/ar)?\/(admin|account|(enquiry|quotation|application|report)\/)/.test(path);

/** Called once on every page that is not private. */
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

/** The hidden fields about the visit; its pages only if their box is ticked. */
export function originFields(form: HTMLFormElement): Record<string, string> {
  const { pages, ...origin } = visit();
  // A quick visitor sends the form before the page was recorded.
  if (pages.at(-1) !== location.pathname) pages.push(location.pathname);
  const agreed = new FormData(form).has("share");
  return { origin: JSON.stringify(origin), ...(agreed && { pages: JSON.stringify(pages) }) };
}
