import { showOpening } from "#site/islands/open-now.ts";
import { keepPresses } from "./presses.ts";
import { followChoice } from "./theme.ts";

/**
 * The script in the head of every document. It contains only the work before the first paint, and a listener that keeps the first clicks. The
 * script ../late, which is a separate file, handles these clicks. If that file cannot be loaded, the page works without it.
 */
followChoice();
keepPresses();
// This event fires when the browser has parsed the page. DOMContentLoaded fires later, because it waits for deferred scripts.
document.addEventListener("readystatechange", showOpening);
