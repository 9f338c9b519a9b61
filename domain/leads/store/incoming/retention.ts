import { type Kysely, sql } from "kysely";
import { lengthOf, terms } from "#platform/db/register/terms.ts";
import type { Database } from "#platform/db/schema.ts";

/**
 * The most bytes of all raw mails together. This is a twentieth of a disk of 20 GB. The data that are read from the mails take up to as
 * much again.
 */
const most = 1024 ** 3;

/**
 * Deletes raw mails when their term is over. Until then they help to look into mistakes, and after that the text in the timeline is enough. If
 * all raw mails take more bytes than allowed, the content of the oldest is deleted earlier, and only the row is kept.
 */
export async function forgetRawMails(db: Kysely<Database>, now: number, mostBytes = most): Promise<void> {
  await db
    .deleteFrom("incoming_mails")
    .where("received_at", "<", now - lengthOf(terms.raw))
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
