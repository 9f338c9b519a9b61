/** The door to the rows and rules of this domain, for other domains, the server and the pages. It needs no React and no words. */
export { eraseExpiredApplications } from "./applications.ts";
export { eraseExpired } from "./privacy.ts";
export { countLeaving, leavingSoon, type SealedKind, takeBack } from "./sealed.ts";
