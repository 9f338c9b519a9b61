/** The door to the rows and rules of this domain, for other domains, the server and the pages. It needs no React and no words. */
export { contractsForExport, eraseContracts } from "./erase.ts";
export { contractsOfEnquiry, visitsOfContract } from "./read.ts";
export { remindDays, tellOfEnds } from "./renewal.ts";
