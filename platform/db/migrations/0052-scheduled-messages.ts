import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The time that was asked for, kept apart from the time of the next try (null: at once). */
export const scheduledMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("outbox").addColumn("due_at", "bigint").execute();
  },
};
