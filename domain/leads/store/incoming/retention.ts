import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";

const kept = 30 * 86_400_000;
/** All raw mails together may have so many bytes. They and what was read out of them take a twentieth of a disk of 20 GB each. */
const most = 1024 ** 3;

/**
 * Raw mails are kept for looking into a mistake. After thirty days what was read out of them is enough. If they are more than their share, we keep
 * nothing of the oldest but that they came.
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
