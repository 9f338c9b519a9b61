/** The door to the components and shared words of this domain, for other domains. */

export { clearButReports } from "./office/clear-phone.ts";
export { Moment } from "./office/Moment.tsx";
export { Said, type Undo } from "./office/Said.tsx";
export { useUncounted } from "./office/useUncounted.ts";
