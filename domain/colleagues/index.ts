/** Other domains use the components and shared words of this domain only through this file. */

export { clearButReports } from "./office/clear-phone.ts";
export { Moment } from "./office/Moment.tsx";
export { Said, type Undo } from "./office/Said.tsx";
export { useUncounted } from "./office/useUncounted.ts";
