import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Drops the counters of the old rate limiter, which 0014 replaced. */
export const dropRateHits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable("rate_hits").execute();
  },
};
