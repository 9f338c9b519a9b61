import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores up to which mail the mailbox for answers was read, and when. */
export const mailboxReads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("mailbox_reads")
      .addColumn("mailbox", "text", (column) => column.primaryKey())
      .addColumn("uid_validity", "text", (column) => column.notNull())
      .addColumn("last_uid", "bigint", (column) => column.notNull())
      .addColumn("begun_at", "bigint", (column) => column.notNull())
      .addColumn("tried_at", "bigint", (column) => column.notNull())
      .addColumn("locked_until", "bigint", (column) => column.notNull())
      .addColumn("read_at", "bigint")
      .addColumn("mail_at", "bigint")
      .execute();
  },
};
