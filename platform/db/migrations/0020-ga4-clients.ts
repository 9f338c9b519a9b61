import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the random number under which Google Analytics knows the sender of an enquiry, if the sender agreed. */
export const ga4Clients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("ga4_clients")
      .addColumn("lead_id", "text", (column) => column.primaryKey())
      .addColumn("client_id", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("ga4_clients_by_client").on("ga4_clients").column("client_id").execute();
  },
};
