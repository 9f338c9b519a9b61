import late from "../late/index.ts?module";
import { showOpening } from "./open-now.ts";
import { followChoice } from "./theme.ts";

/**
 * The script of every document, inlined in its head: what must stand before the first paint. The rest (../late) is a
 * file of its own, loaded when the page is there, or as soon as somebody clicks. Every click is handed on from here, so
 * that each is answered once: a second listener over there would answer the first click too, in WebKit before this one.
 * Where that file cannot be loaded, the page works without.
 */
followChoice();
addEventListener("DOMContentLoaded", showOpening);
const start = (event?: Event) =>
  import(late).then(
    (module) => module.start(event),
    () => {},
  );
// A frame and a task later something has been painted, and nothing had to wait for this.
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
addEventListener("click", start);
