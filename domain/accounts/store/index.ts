/** The rows and rules of this domain for other domains, the server and the pages. This file imports no React and no message files. */
export { eraseAnonymous } from "./anonymous.ts";
export { calculationsOf } from "./calculations.ts";
export { type NewRevision, projectLimits, projectsOf, sharedFile } from "./projects.ts";
