import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the time for which a message is scheduled (null means at once). The time of the next try is in another column. */
export const scheduledMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("outbox").addColumn("due_at", "bigint").execute();
  },
};
