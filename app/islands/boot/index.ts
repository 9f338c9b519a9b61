import late from "../late/index.ts?module";
import { showOpening } from "./open-now.ts";
import { followChoice } from "./theme.ts";

/**
 * The script of every document, inlined in its head: only what must run before the first paint. The rest (../late) is a file of its own, loaded once
 * the page has been painted, or at the first click. Every click is passed on from here, so that each is handled once: a second listener there would
 * handle the first click too, in WebKit even before this one. If that file cannot be loaded, the page works without it.
 */
followChoice();
addEventListener("DOMContentLoaded", showOpening);
const start = (event?: Event) =>
  import(late).then(
    (module) => module.start(event),
    () => {},
  );
// After a frame and a task something has been painted, so this delays nothing.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
addEventListener("click", start);
