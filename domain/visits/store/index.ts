/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { bookIn, cancelIn } from "./change.ts";
export { eraseVisits, visitsForExport } from "./erase.ts";
export { giveUpHold, holdMs } from "./holds.ts";
export { lapseRequested } from "./lapse.ts";
export type { Outcome } from "./outcome.ts";
export { allTeams, busyBetween, visitsOfEnquiry } from "./read.ts";
export { queueReminders } from "./reminders.ts";
export { slotMs, type Window } from "./types.ts";
export { type Clash, takeTeam } from "./whereabouts.ts";
