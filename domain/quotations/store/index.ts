/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { lapseQuotations } from "./answer.ts";
export { forgetErased } from "./chain.ts";
export { queueChainHead } from "./chain-head.ts";
export { eraseQuotations, quotationsForExport, sentQuotationsOf } from "./erase.ts";
export { hashOf } from "./hash.ts";
export { acceptedAt, type Quotation, quotationsOfLead, readQuotation } from "./read.ts";
export type { QuotationLine } from "./types.ts";
