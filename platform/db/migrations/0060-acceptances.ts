import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores the exact bytes of each acceptance in a chain of hashes. Processes of the previous version accept quotations without a row here.
 */
export const acceptances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("quote_acceptances")
      .addColumn("seq", "integer", (column) => column.primaryKey())
      .addColumn("quote_id", "text", (column) => column.notNull().unique())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("record", "text")
      .addColumn("record_hash", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
  },
};
