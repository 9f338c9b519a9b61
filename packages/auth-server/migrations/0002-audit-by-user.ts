import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An index for the events of one account. The log is long, because it also contains the failed attempts on all other accounts. */
export const auditByUser: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("auth_audit_by_user").on("auth_audit").columns(["user_id", "at"]).execute();
  },
};
