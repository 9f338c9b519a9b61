/** Other domains, the server and the pages use the rows and rules of this domain only through this file. It needs no React and no words. */
export { eraseAnonymous } from "./anonymous.ts";
export { calculationsOf } from "./calculations.ts";
export { type NewRevision, projectLimits, projectsOf, sharedFile } from "./projects.ts";
