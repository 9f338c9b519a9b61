import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Of which request an entry, a photo or a message was, before it was put together with another: to be erased with it. */
export const cameFrom: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["lead_events", "lead_files", "outbox"]) {
      await db.schema.alterTable(table).addColumn("came_from", "text").execute();
      await db.schema.createIndex(`${table}_by_came_from`).on(table).column("came_from").execute();
    }
  },
};
