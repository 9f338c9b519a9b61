/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { eraseExpiredApplications } from "./applications.ts";
export { eraseExpired } from "./privacy.ts";
export { countLeaving, leavingSoon, type SealedKind, takeBack } from "./sealed.ts";
