import { showOpening } from "#site/islands/open-now.ts";
import { preparePaper } from "./paper.ts";

/** This script does what a page needs only later: when it is printed, or when somebody comes back to it. */
preparePaper();
// A tab may be opened again hours later, and the back/forward cache keeps a page as it was left.
addEventListener("visibilitychange", showOpening);
addEventListener("pageshow", showOpening);
