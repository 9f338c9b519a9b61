/** Other domains use the components and shared words of this domain only through this file. */

export { clearButReports } from "./office/clear-phone.ts";
export { Moment } from "./office/Moment.tsx";
export { OutcomeMessage, type Undo } from "./office/OutcomeMessage.tsx";
export { useUncounted } from "./office/useUncounted.ts";
