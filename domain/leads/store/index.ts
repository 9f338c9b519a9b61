/**
 * The public interface of this folder. Other domains, the server and the pages import its code only from this file. It uses neither React
 * nor the texts of the interface.
 */
export { documentsForExport, fileContent } from "./documents.ts";
export { lockLeads } from "./edit.ts";
export { addEvents, type NewEvent } from "./events.ts";
export { type AtWithdrawal, type FollowedEnquiry, follow, hasEnquiry, isOpen, isWithdrawn, toldIn } from "./follow.ts";
export { findByIdempotencyKey } from "./idempotency.ts";
export { mailHookOf } from "./incoming/hook.ts";
export { watchMailbox } from "./incoming/mailbox/watch.ts";
export { forgetRawMails } from "./incoming/retention.ts";
export { isAgreed, ledToJob } from "./job.ts";
export { belongsTo, belongsToOneOf, lockMergeTarget, lockTargetOf, type MergeTarget } from "./merge-target.ts";
export { recordReply } from "./notes.ts";
export { leadsOfAddress } from "./of-address.ts";
export { eventsOf, filesOf, type LeadDetail, messagesOf, readFile } from "./read.ts";
export { remindAgain } from "./reminders.ts";
export { awaitsReply } from "./reply-clock.ts";
export { searchAllAnew, searchAnew } from "./search-anew.ts";
export { searchTextOfEntries } from "./search-text.ts";
export { addFiles } from "./submit.ts";
export type { Actor, EventData, VisitReport } from "./types.ts";
export { removeUrgency } from "./urgency.ts";
export { sumUpQuotations } from "./value.ts";
export { forgetViewsOf } from "./view-names.ts";
export { chatSettings, type Template } from "./whatsapp/graph.ts";
export { whatsAppHookOf } from "./whatsapp/hook.ts";
export { chatsForExport, chatsOfEnquiry, eraseChats, forgetRawChats } from "./whatsapp/retention.ts";
export { postToWhatsApp } from "./whatsapp/send.ts";
