/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { contractsForExport, eraseContracts } from "./erase.ts";
export { type Contract, contractsOfEnquiry, visitsOfContract } from "./read.ts";
export { remindDays, tellOfEnds } from "./renewal.ts";
export type { Unit } from "./types.ts";
