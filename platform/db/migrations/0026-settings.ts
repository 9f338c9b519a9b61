import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Settings that the office changes. They take precedence over the files of content/. Each part of the settings is one row. */
export const settings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("settings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .addColumn("changed_by", "text", (column) => column.notNull())
      .execute();
  },
};
