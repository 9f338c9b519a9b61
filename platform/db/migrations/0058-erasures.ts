import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores what retention erased. The erased rows are kept as long as the erasure can be undone. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("erasures")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("contacts", "text", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("erased_at", "bigint", (column) => column.notNull())
      .addColumn("gone_at", "bigint", (column) => column.notNull())
      .addColumn("taken_back_at", "bigint")
      .execute();
    await db.schema.createIndex("erasures_by_gone").on("erasures").column("gone_at").execute();
  },
};
