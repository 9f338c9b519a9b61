import type { Kysely } from "kysely";
import { company } from "#app/site/content.server.ts";
import { dueClock, officeAddress } from "#app/site/office.server.ts";
import type { Database } from "#server/db/schema.ts";
import { env } from "#server/env.ts";
import { incomingTopic } from "#server/incoming/keep.ts";
import { placeMail } from "#server/incoming/place.ts";
import { scanDocument, scanTopic } from "#server/leads/documents.ts";
import type { Handlers } from "#server/outbox/types.ts";
import { careersAddress } from "./sender.server.ts";

async function ownAddresses(db: Kysely<Database>): Promise<string[]> {
  const all = [env().MAIL_FROM, company().email, await officeAddress(db), careersAddress()];
  return all.flatMap((address) => address?.toLowerCase() ?? []);
}

/** What is done with mails that came in, and with documents. */
export const incomingHandlers = (db: Kysely<Database>, now = Date.now): Handlers => ({
  [incomingTopic]: async ({ payload, attempts }) => {
    const placing = { dueFrom: await dueClock(), own: await ownAddresses(db), now: now(), attempts, payload };
    await placeMail(db, payload.mail ?? "", placing);
    return "moot";
  },
  [scanTopic]: scanDocument(db),
});
