import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const leads: Migration = {
  // The current schema is not used as a type, because a migration must keep working when the schema changes.
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("leads")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("reference", "text", (column) => column.notNull().unique())
      .addColumn("idempotency_key", "text", (column) => column.unique())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull().defaultTo("new"))
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("phone_typed", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("leads_by_time").on("leads").column("created_at").execute();
  },
};
