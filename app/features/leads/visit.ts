import type { Origin } from "./extras.ts";

/** How the visit began and where it went, kept in this tab; the pages leave it only with the visitor's tick. */
type Visit = Origin & { pages: string[] };

const campaignParameters = /^(utm_\w+|gclid|gbraid|wbraid|msclkid|fbclid|ttclid)$/;
const longest = 200;
/** What the server takes, see extras.ts. */
const room = { origin: 2048, pages: 4096 };

function begun(): Visit {
  const here = (text: string) => text.slice(0, longest);
  const parameters = [...new URLSearchParams(location.search)].filter(([name]) => campaignParameters.test(name));
  return {
    landing: here(location.pathname),
    referrer: here(referrer()),
    campaign: Object.fromEntries(parameters.map(([name, value]) => [here(name), here(value)])),
    pages: [],
  };
}

/** Another site's page, without what it was asked. */
function referrer() {
  const from = URL.parse(document.referrer);
  return from && from.origin !== location.origin ? from.origin + from.pathname : "";
}

function visit(): Visit {
  try {
    return JSON.parse(sessionStorage.getItem("visit") ?? "") as Visit;
  } catch {
    return begun();
  }
}

/** Called once on every page. */
export function recordPage() {
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
  const agreed = new FormData(form).has("share");
  return { origin: JSON.stringify(origin), ...(agreed && { pages: JSON.stringify(pages) }) };
}
