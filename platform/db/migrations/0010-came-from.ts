import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * When leads are merged, this column stores the original lead of an entry, photo or message, so that it can be erased together with that
 * lead.
 */
export const cameFrom: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["lead_events", "lead_files", "outbox"]) {
      await db.schema.alterTable(table).addColumn("came_from", "text").execute();
      await db.schema.createIndex(`${table}_by_came_from`).on(table).column("came_from").execute();
    }
  },
};
