import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The original request of an entry, photo or message before a merge, so that it can be erased together with that request. */
export const cameFrom: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["lead_events", "lead_files", "outbox"]) {
      await db.schema.alterTable(table).addColumn("came_from", "text").execute();
      await db.schema.createIndex(`${table}_by_came_from`).on(table).column("came_from").execute();
    }
  },
};
