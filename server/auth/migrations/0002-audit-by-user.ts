import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** What happened to one account, where many of others are guessed at. */
export const auditByUser: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex("auth_audit_by_user").on("auth_audit").columns(["user_id", "at"]).execute();
  },
};
