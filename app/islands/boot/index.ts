import { showOpening } from "#site/islands/open-now.ts";
import { keepPresses } from "./presses.ts";
import { followChoice } from "./theme.ts";

/**
 * The script of every document, inlined in its head. It has only what must run before the first paint, and what keeps the first clicks for the rest
 * (../late), which is a file of its own. If that file cannot be loaded, the page works without it.
 */
followChoice();
keepPresses();
// This fires when the browser has parsed the page. Unlike DOMContentLoaded, it does not wait for deferred scripts. Unlike DOMContentLoaded it waits
// for no script.
document.addEventListener("readystatechange", showOpening);
