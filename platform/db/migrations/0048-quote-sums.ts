import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** This index gives the sum of the quotations of each state, so that none of them has to be read. */
export const quoteSums: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("quotes_by_sum").on("quotes").columns(["state", "gross_fils"]).execute();
  },
};
