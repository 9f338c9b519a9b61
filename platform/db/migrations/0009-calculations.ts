import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Saved calculations of customers. Their owner is an account of the auth server. */
export const calculations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("saved_calculations")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("auth_id", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("saved_calculations_by_auth_id")
      .on("saved_calculations")
      .columns(["auth_id", "id"])
      .execute();
  },
};
