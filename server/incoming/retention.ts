import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

const kept = 30 * 86_400_000;

/** Raw mails are for looking into a mistake; after thirty days what was read out of them is enough. */
export async function forgetRawMails(db: Kysely<Database>, now: number): Promise<void> {
  await db
    .deleteFrom("incoming_mails")
    .where("received_at", "<", now - kept)
    .execute();
}
