import type { Kysely } from "kysely";
import type { Database, MailboxTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Mail } from "./types.ts";

/** Stores a mail in the database while no mail server is configured. */
export async function keep(db: Kysely<Database>, { messageId, to, subject, html, text }: Mail): Promise<void> {
  await db
    .insertInto("mailbox")
    .values({ id: messageId, at: currentTime(), recipient: to, subject, html, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the mails, the newest first. */
export const listMails = (
  db: Kysely<Database>,
  count = 100,
): Promise<Pick<MailboxTable, "id" | "at" | "recipient" | "subject">[]> =>
  db
    .selectFrom("mailbox")
    .select(["id", "at", "recipient", "subject"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(count)
    .execute();

export const readMail = (db: Kysely<Database>, id: string): Promise<MailboxTable | undefined> =>
  db.selectFrom("mailbox").selectAll().where("id", "=", id).executeTakeFirst();
