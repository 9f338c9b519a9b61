import { isUnwanted } from "./unwanted.ts";
import vitals from "./vitals.ts?module";

/**
 * This script tells of the visit to a page, without a cookie and without a mark in the browser; domain/analytics/README.md says how. Every page
 * carries it, so whatever the server can work out is left to the server.
 */
let view = "";
/** Everything that was reported, since nothing is reported twice. */
const said: Record<string, number> = {};
/** The time when the page was last shown, 0 while it is hidden. `visible` is the time for which it was shown before that, in ms. */
let since = 0;
let visible = 0;
/** The depth down to which the page was read, in percent. `told` is how much of time and depth was reported. */
let deepest = 0;
let told = 0;

const [entry] = performance.getEntriesByType("navigation");
/** True if the browser prepared this page before anybody asked for it. */
const { prerendering } = document;

/** The switch of /privacy takes effect at once, in every tab. */
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

/** Loads this once the page was used or looked at for a while. The browser remembers what was painted and shifted until then. */
const loadVitals = () => void import(/* @vite-ignore */ vitals);

type Moment = { timeStamp: number; persisted?: boolean };

/**
 * A view begins when somebody looks at it: not while the page is prerendered or in a background tab. It begins again after the back/forward cache.
 */
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
    // Intl could tell Dubai from Muscat, but a phone takes 100 ms and more to load it.
    z: new Date().getTimezoneOffset() === -240,
    x: document.body.id,
  });
  measure();
  setTimeout(loadVitals, 10_000);
};

/** This is reported again only if it is three seconds more, or a point further down. */
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
    // Following a link is never delayed by this.
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
