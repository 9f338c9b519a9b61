import type { Kysely } from "kysely";
import type { Database } from "#server/db/schema.ts";
import { env } from "#server/env.ts";
import { ga4Handlers } from "#server/ga4/handlers.ts";
import type { Handlers } from "#server/outbox/types.ts";
import { invitationOf } from "#server/staff/invitation.ts";
import { weeklyHandlers } from "./features/analytics/weekly.server.ts";
import { visitMailHandlers } from "./features/appointments/mails.server.ts";
import { authMailHandlers } from "./features/auth/mail.server.ts";
import { contractMailHandlers } from "./features/contracts/mails.server.ts";
import { applicationHandlers } from "./features/mail/applications.server.ts";
import { chatHandlers } from "./features/mail/chats.server.ts";
import { mailHandlers } from "./features/mail/handlers.server.ts";
import { incomingHandlers } from "./features/mail/incoming.server.ts";
import { noticeHandlers } from "./features/mail/notices.server.ts";
import { unsentHandlers } from "./features/mail/unsent.server.ts";
import { webhookHandlers } from "./features/mail/webhooks.server.ts";
import { pushHandlers } from "./features/notices/push.server.ts";
import { quotedPaper, quoteMailHandlers } from "./features/quotes/mails.server.ts";

/** The handlers of all outbox topics. */
export const handlersFor = (db: Kysely<Database>): Handlers => ({
  ...mailHandlers(db, Date.now, (quote) => quotedPaper(db, quote)),
  ...incomingHandlers(db),
  ...chatHandlers(db),
  ...unsentHandlers(db),
  ...noticeHandlers(db),
  ...pushHandlers(db, Date.now, env().WEBHOOK_ALLOW_PRIVATE === "on"),
  ...applicationHandlers(db),
  ...authMailHandlers(db, invitationOf),
  ...webhookHandlers(db),
  ...ga4Handlers(db),
  ...weeklyHandlers(db),
  ...quoteMailHandlers(db),
  ...visitMailHandlers(db),
  ...contractMailHandlers(db),
});
