import { isUnwanted } from "./unwanted.ts";
import vitals from "./vitals.ts?module";

/**
 * This script tells of the visit to a page, without a cookie and without a mark in the browser; domain/analytics/README.md says how. Every page
 * carries it, so whatever the server can work out is left to the server.
 */
let view = "";
/** All that was told, since nothing is told twice. */
const said: Record<string, number> = {};
/** When the page was last shown, 0 while it is not; for how long before that, in ms. */
let since = 0;
let visible = 0;
/** How far down it was read, in percent; how much of time and depth is told. */
let deepest = 0;
let told = 0;

const [entry] = performance.getEntriesByType("navigation");
/** True if the browser made this page ready before anybody asked for it. */
const { prerendering } = document;

/** The switch of /privacy holds at once, in every tab. */
const send = (e: string, more: object) => {
  const body = new URLSearchParams({ i: view, p: location.pathname, e, ...more });
  if (!view || said[body as never] || isUnwanted()) return;
  said[body as never] = 1;
  // The address is the one that atOrigin() gives, in fewer bytes.
  navigator.sendBeacon(`${document.body.dataset.form ?? ""}/seen`, body);
};

const measure = () => {
  deepest = Math.max(deepest, ((scrollY + innerHeight) / document.body.scrollHeight) * 100);
};

/** Once the page was used or looked at for a while; what was painted and shifted until then the browser remembers. */
const loadVitals = () => void import(/* @vite-ignore */ vitals);

type Moment = { timeStamp: number; persisted?: boolean };

/** A view begins when it is looked at: not while prerendered, not in a background tab, anew after the back/forward cache. */
const show = (moment: Moment) => {
  if (moment.persisted) view = "";
  if (document.hidden) return hide(moment);
  since ||= moment.timeStamp;
  if (view) return;
  view = `${Math.random()}${Math.random()}`;
  visible = deepest = told = 0;
  send("view", {
    n: moment.persisted ? "b" : prerendering ? "p" : entry?.type,
    q: location.search.slice(0, 600),
    r: document.referrer.slice(0, 600),
    // Intl would know Dubai from Muscat, and takes a phone 100 ms and more to load.
    z: new Date().getTimezoneOffset() === -240,
    x: document.body.id,
  });
  measure();
  setTimeout(loadVitals, 10_000);
};

/** Told again only if that is three seconds more, or a point further down. */
const hide = ({ timeStamp }: Moment) => {
  visible += since && timeStamp - since;
  since = 0;
  const much = visible / 3000 + deepest;
  if (much < told + 1) return;
  told = much;
  send("time", { t: visible, d: deepest });
};

if (!isUnwanted()) {
  addEventListener("visibilitychange", show);
  addEventListener("pageshow", show);
  addEventListener("pagehide", hide);
  addEventListener("click", ({ target }) => {
    loadVitals();
    const link = (target as Element).closest("a");
    // A link is never held up by this.
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
  // Calculators, films and Web Vitals tell their events to this listener.
  addEventListener("seen", ({ detail: [e, more] }: CustomEventInit) => send(e, more));
  show({ timeStamp: 1 });
}
