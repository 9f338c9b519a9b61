/** The door to the rows and rules of this domain, for other domains, the server and the pages. It needs no React and no words. */
export { eraseByColleague } from "./change.ts";
export { eraseApplication } from "./erase.ts";
export { lockApplication } from "./lock.ts";
export { applicationsOfAddress } from "./own-export.ts";
export { applicationsWith, exportApplication } from "./read.ts";
