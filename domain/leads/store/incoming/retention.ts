import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";

const kept = 30 * 86_400_000;
/** All raw mails together may have so many bytes. The mails take a twentieth of a disk of 20 GB, and so does everything that was read out of them. */
const most = 1024 ** 3;

/**
 * Forgets raw mails. We keep them for thirty days so that we can look into a mistake; after that, the text that we read out of them is enough. If
 * they take more than their share, the oldest go first, and we keep only that they came.
 */
export async function forgetRawMails(db: Kysely<Database>, now: number, mostBytes = most): Promise<void> {
  await db
    .deleteFrom("incoming_mails")
    .where("received_at", "<", now - kept)
    .execute();
  const newest = db
    .selectFrom("incoming_mails")
    .select(["id", sql<number>`sum(length(raw)) over (order by received_at desc, id desc)`.as("together")]);
  await db
    .updateTable("incoming_mails")
    .set({ raw: Buffer.alloc(0) })
    .where("state", "<>", "waiting")
    .where(sql<number>`length(raw)`, ">", 0)
    .where("id", "in", db.selectFrom(newest.as("newest")).select("id").where("together", ">", mostBytes))
    .execute();
}
