import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An index for the sums of the quotations in each state. With it the database need not read the quotations themselves. */
export const quoteSums: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("quotes_by_sum").on("quotes").columns(["state", "gross_fils"]).execute();
  },
};
