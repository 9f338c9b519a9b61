import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** For paging through the audit log on the team page. */
export const auditByTime: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("audit_log_by_time").on("audit_log").columns(["at", "id"]).execute();
  },
};
