import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Marks lines of a quotation that still need a price. For the gate of a building, stores who is there and the papers that it requires
 * (JSON; null if nobody has said).
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
