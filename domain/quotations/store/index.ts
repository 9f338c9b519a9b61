/** The door to the rows and rules of this domain, for other domains, the server and the pages. It needs no React and no words. */
export { lapseQuotations } from "./answer.ts";
export { forgetErased } from "./chain.ts";
export { queueChainHead } from "./chain-head.ts";
export { eraseQuotations, quotationsForExport, sentQuotationsOf } from "./erase.ts";
export { acceptedAt, type Quotation, quotationsOfLead, readQuotation } from "./read.ts";
