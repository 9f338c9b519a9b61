import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { removeCalculationsOf } from "./calculations.ts";
import { removeProjectsOf } from "./projects.ts";

/**
 * Erases what is saved in an account. It also erases the mails to its address on the mailbox page, because they hold its links. It erases all of it
 * or nothing.
 */
export const eraseSaved = (db: Kysely<Database>, authId: string, email: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await removeCalculationsOf(transaction, authId);
    await removeProjectsOf(transaction, authId);
    if (email === "") return;
    await transaction.deleteFrom("mailbox").where(sql<boolean>`lower(recipient) = lower(${email})`).execute();
  });
