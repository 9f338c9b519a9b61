import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Handlers } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { company } from "#site/content/content.server.ts";
import { dueClock, officeAddress } from "#site/content/office.server.ts";
import { applicationsAddress } from "#site/letters/sender.server.ts";
import { scanDocument, scanTopic } from "../store/documents.ts";
import { incomingTopic } from "../store/incoming/keep.ts";
import { placeMail } from "../store/incoming/place.ts";

async function ownAddresses(db: Kysely<Database>): Promise<string[]> {
  const all = [env().MAIL_FROM, company().email, await officeAddress(db), applicationsAddress()];
  return all.flatMap((address) => address?.toLowerCase() ?? []);
}

/** The outbox handlers that process received mails and scan documents for viruses. */
export const incomingHandlers = (db: Kysely<Database>, now = currentTime): Handlers => ({
  [incomingTopic]: async ({ payload, attempts }) => {
    const placing = { dueFrom: await dueClock(), own: await ownAddresses(db), now: now(), attempts, payload };
    await placeMail(db, payload.mail ?? "", placing);
    return "moot";
  },
  [scanTopic]: scanDocument(db),
});
