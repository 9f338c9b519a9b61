import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * For a mailbox that is new to us: stores down to which mail it was read backwards. Null means that it was read to its beginning. The
 * previous version ignores this column and reads the mails above `last_uid`.
 */
export const mailboxBackwards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("mailbox_reads").addColumn("down_to", "bigint").execute();
  },
};
