import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The counters of the rate limiter before 0014. */
export const dropRateHits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable("rate_hits").execute();
  },
};
