import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What the quotations of each state come to, without reading any of them. */
export const quoteSums: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("quotes_by_sum").on("quotes").columns(["state", "gross_fils"]).execute();
  },
};
