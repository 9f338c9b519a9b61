import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Notices tell a colleague that a lead was assigned to them, that a reminder is due, or that a note names them. */
export const notices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("notices")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("by_id", "text")
      .addColumn("seen", "smallint", (column) => column.notNull().defaultTo(0))
      .addColumn("mailed", "smallint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("notices_by_staff").on("notices").columns(["staff_id", "seen", "id"]).execute();
    await db.schema.createIndex("notices_by_lead").on("notices").column("lead_id").execute();
    await db.schema
      .alterTable("staff")
      .addColumn("mail_notices", "smallint", (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
