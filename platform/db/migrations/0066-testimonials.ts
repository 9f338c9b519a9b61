import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores customers' words about finished work, and the last count of our own records. */
export const testimonials: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("testimonials")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("request_id", "text", (column) => column.notNull().unique())
      .addColumn("appointment_id", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("shown_name", "text", (column) => column.notNull())
      .addColumn("consent", "text", (column) => column.notNull())
      .addColumn("consent_at", "bigint")
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("requested_at", "bigint", (column) => column.notNull())
      .addColumn("received_at", "bigint")
      .addColumn("decided_at", "bigint")
      .addColumn("decided_by", "text")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createTable("record_figures")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .execute();
  },
};
