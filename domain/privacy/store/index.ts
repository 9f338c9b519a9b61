/** Other domains, the server and the pages use the rows and rules of this domain only through this file. It needs no React and no words. */
export { eraseExpiredApplications } from "./applications.ts";
export { eraseExpired } from "./privacy.ts";
export { countLeaving, leavingSoon, type SealedKind, takeBack } from "./sealed.ts";
