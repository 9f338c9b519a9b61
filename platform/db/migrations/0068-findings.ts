import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the lines about finished visits that customers have allowed us to show. */
export const findings: Migration = {
  async up(db: Kysely<unknown>) {
    const text = ["found_en", "found_ar", "reading_en", "reading_ar", "value_before", "value_after", "unit", "area"];
    const table = db.schema
      .createTable("findings")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("request_id", "text", (column) => column.notNull().unique())
      .addColumn("appointment_id", "text", (column) => column.notNull())
      .addColumn("consent", "text", (column) => column.notNull())
      .addColumn("consent_at", "bigint", (column) => column.notNull())
      .addColumn("locale", "text", (column) => column.notNull())
      .addColumn("published_at", "bigint")
      .addColumn("decided_by", "text")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1));
    await text.reduce((all, name) => all.addColumn(name, "text", (column) => column.notNull()), table).execute();
  },
};
