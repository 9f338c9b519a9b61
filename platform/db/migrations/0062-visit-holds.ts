import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the windows that visitors keep for some minutes while they fill in the form. */
export const visitHolds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("visit_holds")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("team_id", "text", (column) => column.notNull())
      .addColumn("from_at", "bigint", (column) => column.notNull())
      .addColumn("to_at", "bigint", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
