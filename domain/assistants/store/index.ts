/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { eraseWaiting, forgetLapsed, waitingForExport } from "./waiting.ts";
