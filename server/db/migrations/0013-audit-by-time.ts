import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The team page turns the pages of what was done. */
export const auditByTime: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("audit_log_by_time").on("audit_log").columns(["at", "id"]).execute();
  },
};
