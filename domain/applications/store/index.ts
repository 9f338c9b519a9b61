/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { eraseByColleague } from "./change.ts";
export { eraseApplication } from "./erase.ts";
export { lockApplication } from "./lock.ts";
export { applicationsOfAddress } from "./own-export.ts";
export { applicationsWith, exportApplication } from "./read.ts";
