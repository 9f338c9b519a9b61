import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores how far a mailbox that is new to us was read backwards; null means to its beginning. The version before goes on above `last_uid`. */
export const mailboxBackwards: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("mailbox_reads").addColumn("down_to", "bigint").execute();
  },
};
