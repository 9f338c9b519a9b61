import { isPrivate } from "#app/features/leads/visit.ts";
import source from "./steps.ts?module";
import keepVariant from "./variant.ts?module";
import vitals from "./vitals.ts?module";

/** What this page tells of its visit, without a cookie and without a mark in the browser: docs/analytics.md has the vocabulary. */
type Fields = Record<string, string | number>;

let view = "";
/** When it was last shown, how long it was before, how deep it was read; what of both is told already. */
let since = 0;
let visible = 0;
let deepest = 0;
let toldMs = 0;
let toldDepth = 0;
let said: string[] = [];

function send(e: string, more: Fields) {
  // The switch of /privacy holds at once, in every tab.
  if (isUnwanted()) return;
  const body = new URLSearchParams({ v: "1", i: view, p: location.pathname, e, ...more } as Record<string, string>);
  navigator.sendBeacon?.("/seen", body);
}

/** Once a view. */
function sendOnce(e: string, more: Fields) {
  const what = JSON.stringify(more);
  if (!view || said.includes(what)) return;
  send(e, more);
  said.push(what);
}

function measure() {
  const depth = (scrollY + innerHeight) / document.documentElement.scrollHeight;
  deepest = Math.max(deepest, Math.min(100, Math.round(depth * 100)));
}

/** A view begins when it is looked at: not while prerendered, not in a background tab. */
function begin(n: string, from = performance.now()) {
  const ahead = (document as { prerendering?: boolean }).prerendering;
  if (ahead || document.hidden) {
    const shown = ahead ? "prerenderingchange" : "visibilitychange";
    document.addEventListener(shown, () => begin(ahead ? "p" : n), { once: true });
    return;
  }
  view = crypto.getRandomValues(new Uint32Array(4)).join("-");
  since = from;
  visible = deepest = toldMs = toldDepth = 0;
  said = [];
  const variant = document.querySelector<HTMLMetaElement>("[name=variant]")?.content ?? "";
  // Who comes back by the browser's button was not sent here anew.
  const fresh = n !== "b";
  send("view", {
    n,
    r: fresh ? document.referrer.slice(0, 300) : "",
    q: fresh ? location.search.slice(1, 600) : "",
    w: Math.min(3, innerWidth >> 9),
    z: Number(Intl.DateTimeFormat().resolvedOptions().timeZone === "Asia/Dubai"),
    x: variant,
  });
  if (variant) void import(/* @vite-ignore */ keepVariant);
  measure();
  setTimeout(loadVitals, 10_000);
}

/** Once the page was used or looked at for a while; what was painted and shifted until then the browser remembers. */
const loadVitals = () => void import(/* @vite-ignore */ vitals);

/** When the page is left or hidden; again only if that tells something new. */
function sendTime() {
  if (!since) return;
  visible += performance.now() - since;
  since = 0;
  if (toldMs && visible - toldMs < 3000 && deepest <= toldDepth) return;
  toldMs = visible;
  toldDepth = deepest;
  send("time", { t: Math.round(visible), d: deepest });
}

/** A link is never held up by this. */
function sendClick({ target }: Event) {
  const link = (target as Element).closest("a");
  if (!link || !view) return;
  if (link.protocol === "tel:")
    send("call", { h: link.closest("#bar") ? "bar" : link.closest("header") ? "header" : "page" });
  else if (link.hostname && link.host !== location.host) send("out", { h: link.hostname });
  else if (link.hasAttribute("download")) send("out", { h: link.pathname });
}

/** Not of private pages, for who asks not to be counted, nor for programs. */
function isUnwanted() {
  if (isPrivate(location.pathname)) return true;
  try {
    if (localStorage.uncounted > Date.now()) return true;
  } catch {}
  return navigator.webdriver || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
}

function watchVisit() {
  const [entry] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  begin(entry?.type[0] ?? "n", entry?.activationStart || 1);
  addEventListener("visibilitychange", () => {
    if (document.hidden) sendTime();
    else if (view) since ||= performance.now();
  });
  addEventListener("pagehide", sendTime);
  addEventListener("pageshow", ({ persisted }) => persisted && begin("b"));
  addEventListener("click", sendClick);
  addEventListener("scroll", () => requestAnimationFrame(measure));
  addEventListener("input", ({ target }) => {
    const f = (target as HTMLInputElement).form?.dataset.form;
    if (f) sendOnce("form", { f });
  });
  // What a calculator or a film tells: its event and fields.
  addEventListener("seen", ({ detail: [e, more] }: CustomEventInit) => sendOnce(e, more));
  for (const used of ["pointerdown", "keydown", "scroll"]) addEventListener(used, loadVitals, { once: true });
  if (/\/calculators\//.test(location.pathname)) void import(/* @vite-ignore */ source);
}

if (!isUnwanted()) watchVisit();
