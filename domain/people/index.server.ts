/** The door to what this domain does on the server, for other domains. */
export { shownState } from "./office/contract-state.server.ts";
export { gateFields, keepGate } from "./office/gate/gate.server.ts";
export { unitKinds } from "./office/unit-kinds.server.ts";
export { placesOfVisits, type VisitPlace } from "./office/visit-place.server.ts";
