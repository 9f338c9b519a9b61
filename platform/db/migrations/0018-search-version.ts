import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** So that a job can find the leads whose search text lacks what is searched since. */
export const searchVersion: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("leads")
      .addColumn("search_version", "smallint", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("leads_by_search_version").on("leads").column("search_version").execute();
  },
};
