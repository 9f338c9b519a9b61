import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A table for rate limits with token buckets. They replace the counters in `rate_hits`. */
export const rateLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("full_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("rate_limits_by_full_at").on("rate_limits").column("full_at").execute();
  },
};
