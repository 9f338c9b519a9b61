/** The door to the components and shared words of this domain, for other domains. */

export { isOld } from "./customer/forms/drafts.ts";
export { honeypot } from "./customer/forms/honeypot.ts";
export { cleaned, manyLines, needed, oneLine, optional } from "./customer/forms/schema.ts";
export { shrink } from "./customer/forms/shrink.ts";
export { judge, spamBar } from "./customer/forms/spam.ts";
export type { AboutCalculations, BroughtCalculation, HandedOver, QuotedLine } from "./customer/forms/types.ts";
export { UrgentLine } from "./customer/forms/UrgentLine.tsx";
export { AddForm } from "./customer/request/AddForm.tsx";
export { Details } from "./customer/request/Details.tsx";
export { RequestHead } from "./customer/request/RequestHead.tsx";
export { Timeline } from "./customer/request/Timeline.tsx";
export type { RequestState, RequestView, UpdateState } from "./customer/request/types.ts";
export { WithdrawForm } from "./customer/request/WithdrawForm.tsx";
export { calendarDay } from "./office/inbox/shared/time.ts";
