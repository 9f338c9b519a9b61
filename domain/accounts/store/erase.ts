import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { removeCalculationsOf } from "./calculations.ts";
import { removeProjectsOf } from "./projects.ts";

/**
 * Erases what is saved in an account, in one transaction. It also erases the mails to the account's email address on the mailbox page,
 * because they contain links to the account.
 */
export const eraseSaved = (db: Kysely<Database>, authId: string, email: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await removeCalculationsOf(transaction, authId);
    await removeProjectsOf(transaction, authId);
    if (email === "") return;
    await transaction.deleteFrom("mailbox").where(sql<boolean>`lower(recipient) = lower(${email})`).execute();
  });
