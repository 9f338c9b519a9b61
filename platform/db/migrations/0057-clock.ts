import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores the latest time that was accepted as correct, and when each scheduled task last ran. */
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
