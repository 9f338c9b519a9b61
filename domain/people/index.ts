/** The door to the components and shared words of this domain, for other domains. */
export { GateFields } from "./office/gate/GateFields.tsx";
export { checklistOf, papers, papersFor, readyIn } from "./office/gate/papers.ts";
