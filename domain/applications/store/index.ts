/** Other domains, the server and the pages use the rows and rules of this domain only through this file. It needs no React and no words. */
export { eraseByColleague } from "./change.ts";
export { eraseApplication } from "./erase.ts";
export { lockApplication } from "./lock.ts";
export { applicationsOfAddress } from "./own-export.ts";
export { applicationsWith, exportApplication } from "./read.ts";
