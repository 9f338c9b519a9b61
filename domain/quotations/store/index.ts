/** The door to the rows and rules of this domain, for other domains, the server and the pages. It needs no React and no words. */
export { lapseQuotes } from "./answer.ts";
export { forgetErased } from "./chain.ts";
export { queueChainHead } from "./chain-head.ts";
export { eraseQuotes, quotesForExport, quotesOfRequest } from "./erase.ts";
export { acceptedAt, type Quote, quotesOfLead, readQuote } from "./read.ts";
