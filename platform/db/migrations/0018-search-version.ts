import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the version of a lead's search text. A scheduled task uses it to find leads whose search text was made by older code. */
export const searchVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("leads")
      .addColumn("search_version", "smallint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("leads_by_search_version").on("leads").column("search_version").execute();
  },
};
