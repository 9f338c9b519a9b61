import { isUnwanted } from "./unwanted.ts";
import vitals from "./vitals.ts?module";

/**
 * This script reports the visit to a page without cookies and without storing an identifier in the browser (domain/analytics/README.md). Every page
 * loads the script, so it leaves to the server what the server can work out.
 */
let view = "";
/** The reports that were sent. No report is sent twice. */
const said: Record<string, number> = {};
/** `since` is the time when the page was last shown, or 0 while the page is hidden. `visible` is the total of earlier visible times, in ms. */
let since = 0;
let visible = 0;
/** `deepest` is the lowest point that was seen, in percent of the page. `reported` is the score of the last report: one point for each percent of depth and for each three seconds. */
let deepest = 0;
let reported = 0;

const [entry] = performance.getEntriesByType("navigation");
/** True if the browser prepared this page before anybody asked for it. */
const { prerendering } = document;

/** Sends a report. Each time it checks the visitor's choice on /privacy, so the choice takes effect at once in every tab. */
const send = (e: string, more: object) => {
  const body = new URLSearchParams({ i: view, p: location.pathname, e, ...more });
  if (!view || said[body as never] || isUnwanted()) return;
  said[body as never] = 1;
  // This address is the same as atOrigin() gives, in fewer bytes.
  navigator.sendBeacon(`${document.body.dataset.form ?? ""}/seen`, body);
};

const measure = () => {
  deepest = Math.max(deepest, ((scrollY + innerHeight) / document.body.scrollHeight) * 100);
};

/** Loads the measurement of Web Vitals after the page was used, or was visible for a while. The browser keeps earlier measurements until then. */
const loadVitals = () => void import(/* @vite-ignore */ vitals);

type Moment = { timeStamp: number; persisted?: boolean };

/**
 * Begins a view when somebody looks at the page, not while the page is prerendered or in a background tab. A page that returns from the
 * back/forward cache begins a new view.
 */
const show = (moment: Moment) => {
  if (moment.persisted) view = "";
  if (document.hidden) return hide(moment);
  since ||= moment.timeStamp;
  if (view) return;
  view = `${Math.random()}${Math.random()}`;
  visible = deepest = reported = 0;
  send("view", {
    n: moment.persisted ? "b" : prerendering ? "p" : entry?.type,
    q: location.search.slice(0, 600),
    r: document.referrer.slice(0, 600),
    // The offset does not tell Dubai from Muscat. Intl could do this, but a phone takes 100 ms or more to load it.
    z: new Date().getTimezoneOffset() === -240,
    x: document.body.id,
  });
  measure();
  setTimeout(loadVitals, 10_000);
};

/** Reports visible time and depth when the page is hidden. It reports again only after three more seconds, or one more percent of the page. */
const hide = ({ timeStamp }: Moment) => {
  visible += since && timeStamp - since;
  since = 0;
  const much = visible / 3000 + deepest;
  if (much < reported + 1) return;
  reported = much;
  send("time", { t: visible, d: deepest });
};

if (!isUnwanted()) {
  addEventListener("visibilitychange", show);
  addEventListener("pageshow", show);
  addEventListener("pagehide", hide);
  addEventListener("click", ({ target }) => {
    loadVitals();
    const link = (target as Element).closest("a");
    // A beacon does not delay the link.
    if (link && link.host !== location.host)
      send("out", { h: link.protocol + link.host, s: link.closest("header,#bar")?.id ?? "page" });
  });
  addEventListener("scroll", () => {
    loadVitals();
    requestAnimationFrame(measure);
  });
  addEventListener("input", ({ target }) => {
    const f = (target as HTMLInputElement).form?.dataset.form;
    if (f) send("form", { f });
  });
  // Calculators, films and Web Vitals report their events to this listener.
  addEventListener("seen", ({ detail: [e, more] }: CustomEventInit) => send(e, more));
  show({ timeStamp: 1 });
}
