import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the highest time that was taken for right, and when each job last ran. */
export const clock: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("clock_seen")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("job_runs")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("ran_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
