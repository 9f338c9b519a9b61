/** The public interface of this domain for server code. Other domains import its server code only from this file. */

export { looksTooOften, receiveUpdate } from "./customer/enquiry/actions.server.ts";
export { stateOf, viewOf } from "./customer/enquiry/view.server.ts";
export { askedFor } from "./customer/forms/asked-for.server.ts";
export { keysOf } from "./customer/forms/key.server.ts";
export {
  checkWritten,
  type FieldProblem,
  judgeWritten,
  submitWritten,
  type WrittenEnquiry,
} from "./customer/forms/on-behalf.server.ts";
export { quotationSchema } from "./customer/forms/quotation-schema.ts";
export { type Companion, type CompanionFor, receiveBooking } from "./customer/forms/receive.server.ts";
export { languageOfLead, leadOf } from "./mails/data.server.ts";
export { clock, personFacts, wordsFor } from "./mails/facts.server.ts";
export type { VisitOfBooking } from "./mails/handlers.server.ts";
export { inboxLink } from "./mails/office.server.ts";
export { addressToConfirm, mailboxOf } from "./mails/outgoing.server.ts";
export { answersTo } from "./mails/reply-to.server.ts";
export { helloTo } from "./office/inbox/lead/templates.server.ts";
