import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Marks the lines of a quotation that still need a price, and keeps for the gate of a building the papers that it asks for (JSON, null if nobody has
 * said) and who is there.
 */
export const openPricesAndGates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("quote_lines")
      .addColumn("unpriced", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable("places").addColumn("papers", "text").execute();
    await db.schema
      .alterTable("places")
      .addColumn("gate", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
