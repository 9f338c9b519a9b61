/** The public interface of this domain for components and shared texts. Other domains import them only from this file. */

export { AddForm } from "./customer/enquiry/AddForm.tsx";
export { Details } from "./customer/enquiry/Details.tsx";
export { EnquiryHead } from "./customer/enquiry/EnquiryHead.tsx";
export { LimitedText } from "./customer/enquiry/LimitReached.tsx";
export { Timeline } from "./customer/enquiry/Timeline.tsx";
export type { EnquiryState, EnquiryView, UpdateState } from "./customer/enquiry/types.ts";
export { WithdrawForm } from "./customer/enquiry/WithdrawForm.tsx";
export { bookingLimits } from "./customer/forms/booking-limits.ts";
export { isOld } from "./customer/forms/drafts.ts";
export { type FormState, isInQuotationForm } from "./customer/forms/form-state.ts";
export { Honeypot } from "./customer/forms/Honeypot.tsx";
export { honeypot } from "./customer/forms/honeypot.ts";
export { cleanedText, manyLines, oneLine, optionalText, requiredText } from "./customer/forms/schema.ts";
export { shrink } from "./customer/forms/shrink.ts";
export { judge, spamBar } from "./customer/forms/spam.ts";
export type { AboutCalculations, BroughtCalculation, HandedOver, QuotedLine } from "./customer/forms/types.ts";
export { UrgentLine } from "./customer/forms/UrgentLine.tsx";
export { calendarDay } from "./office/inbox/shared/time.ts";
