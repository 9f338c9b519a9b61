import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Stores when the receiving server first refused a message for good (null if never), which lines of a quotation were copied from the lead's
 * calculation, and for which building the papers of a visit are ready (null if nobody has said).
 */
export const refusedTakenPapers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("outbox").addColumn("refused_at", "bigint").execute();
    await db.schema
      .alterTable("quote_lines")
      .addColumn("taken", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("appointments").addColumn("papers_building", "text").execute();
  },
};
