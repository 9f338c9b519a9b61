import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds how far a mailbox that is new to us was read. Such a mailbox is read backwards, from the newest mail to the oldest. Null means that
 * it was read completely. The previous version ignores this column and reads the mails above `last_uid`.
 */
export const mailboxBackwards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("mailbox_reads").addColumn("down_to", "bigint").execute();
  },
};
