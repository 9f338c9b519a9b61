/** The door to the rows and rules of this domain, for other domains, the server and the pages. It needs no React and no words. */
export { eraseAnonymous } from "./anonymous.ts";
export { calculationsOf } from "./calculations.ts";
export { type NewRevision, projectLimits, projectsOf, sharedFile } from "./projects.ts";
