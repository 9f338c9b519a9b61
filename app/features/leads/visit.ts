import { parseUrl } from "#app/site/parse-url.ts";
import type { Origin } from "./extras.ts";

/** How the visit began and where it went, kept in this tab; the pages leave it only with the visitor's tick. */
type Visit = Origin & { pages: string[] };

const campaignParameters = /^(utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid|ttclid)$/;
const longest = 200;
/** What the server takes, see extras.ts, with the page that a form adds. */
const room = { origin: 2048, pages: 4096 - longest };

/** Who went on before this script was there on their first page comes from that page: its address tells nearly all. */
function begun(): Visit {
  const short = (text: string) => text.slice(0, longest);
  const from = parseUrl(document.referrer);
  const isOurs = from?.origin === location.origin;
  const first = isOurs ? from : new URL(location.href);
  const parameters = [...first.searchParams].filter(([name]) => campaignParameters.test(name));
  return {
    landing: short(first.pathname),
    // Another site's page, without what it was asked.
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

/** Addresses that are somebody's own, and the office's. */
const ours = /^(\/ar)?\/(request|admin|account)(\/|$)/;

/** Called once on every page. */
export function recordPage() {
  if (ours.test(location.pathname)) return;
  const { pages, ...origin } = visit();
  if (pages.at(-1) !== location.pathname) pages.push(location.pathname.slice(0, longest));
  while (JSON.stringify(pages).length > room.pages) pages.shift();
  while (JSON.stringify(origin).length > room.origin) delete origin.campaign[Object.keys(origin.campaign).at(-1) ?? ""];
  try {
    sessionStorage.setItem("visit", JSON.stringify({ ...origin, pages }));
  } catch {}
}

/** What every form says of where it came from; the pages only where the box for them is ticked. */
export function originFields(form: HTMLFormElement): Record<string, string> {
  const { pages, ...origin } = visit();
  // Whoever is quick sends the form before the page was recorded.
  if (pages.at(-1) !== location.pathname) pages.push(location.pathname);
  const agreed = new FormData(form).has("share");
  return { origin: JSON.stringify(origin), ...(agreed && { pages: JSON.stringify(pages) }) };
}
