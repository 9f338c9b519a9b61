/** Other domains use the components and shared words of this domain only through this file. */
export { GateFields } from "./office/gate/GateFields.tsx";
export { checklistOf, papers, papersFor, readyIn } from "./office/gate/papers.ts";
