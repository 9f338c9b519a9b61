import type { Kysely } from "kysely";
import { dueClock } from "#app/site/office.server.ts";
import type { Database } from "#server/db/schema.ts";
import { incomingTopic } from "#server/incoming/keep.ts";
import { placeMail } from "#server/incoming/place.ts";
import { scanDocument, scanTopic } from "#server/leads/documents.ts";
import type { Handlers } from "#server/outbox/types.ts";

/** What is done with mails that came in, and with documents. */
export const incomingHandlers = (db: Kysely<Database>, now = Date.now): Handlers => ({
  [incomingTopic]: async ({ payload, attempts }) => {
    const bytes = payload.bytes === undefined ? undefined : Number(payload.bytes);
    await placeMail(db, payload.mail ?? "", await dueClock(), now(), attempts, bytes);
    return "moot";
  },
  [scanTopic]: scanDocument(db),
});
