import type { Kysely } from "kysely";
import { weeklyHandlers } from "#domain/analytics/mails/weekly.server.ts";
import { ga4Handlers } from "#domain/analytics/store/index.ts";
import { applicationHandlers } from "#domain/applications/mails/applications.server.ts";
import { waitingHandlers } from "#domain/assistants/mails/mails.server.ts";
import { invitationOf } from "#domain/colleagues/store/index.ts";
import { contractMailHandlers } from "#domain/contracts/mails/mails.server.ts";
import { chatHandlers } from "#domain/leads/mails/chats.server.ts";
import { mailHandlers } from "#domain/leads/mails/handlers.server.ts";
import { incomingHandlers } from "#domain/leads/mails/incoming.server.ts";
import { noticeHandlers } from "#domain/leads/mails/notices.server.ts";
import { unsentHandlers } from "#domain/leads/mails/unsent.server.ts";
import { webhookHandlers } from "#domain/leads/mails/webhooks.server.ts";
import { pushHandlers } from "#domain/leads/office/notices/push.server.ts";
import { quotationMailHandlers, quotedPaper } from "#domain/quotations/mails/mails.server.ts";
import { testimonialMailHandlers } from "#domain/reputation/mails/mails.server.ts";
import { authMailHandlers } from "#domain/sign-in/mails/mail.server.ts";
import { visitOfBooking } from "#domain/visits/mails/booking.server.ts";
import { visitMailHandlers } from "#domain/visits/mails/mails.server.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";

/** The handlers of all outbox topics. */
export const handlersFor = (db: Kysely<Database>): Handlers => ({
  ...mailHandlers(db, currentTime, (quotation) => quotedPaper(db, quotation), visitOfBooking(db)),
  ...incomingHandlers(db),
  ...chatHandlers(db),
  ...unsentHandlers(db),
  ...noticeHandlers(db),
  ...pushHandlers(db, currentTime, env().WEBHOOK_ALLOW_PRIVATE === "on"),
  ...applicationHandlers(db),
  ...authMailHandlers(db, invitationOf),
  ...webhookHandlers(db),
  ...ga4Handlers(db),
  ...weeklyHandlers(db),
  ...quotationMailHandlers(db),
  ...visitMailHandlers(db),
  ...contractMailHandlers(db),
  ...testimonialMailHandlers(db),
  ...waitingHandlers(db),
});
