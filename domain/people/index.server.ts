/** Other domains use the server code of this domain only through this file. */
export { shownState } from "./office/contract-state.server.ts";
export { gateFields, keepGate } from "./office/gate/gate.server.ts";
export { unitKinds } from "./office/unit-kinds.server.ts";
export { placesOfVisits, type VisitPlace } from "./office/visit-place.server.ts";
