import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An index for the pages of the audit log, which the team page shows. */
export const auditByTime: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("audit_log_by_time").on("audit_log").columns(["at", "id"]).execute();
  },
};
