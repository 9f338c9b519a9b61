import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Sessions now belong to the auth server. A colleague is linked to an account there, and we store the sign-ins that were already seen. */
export const staffAuth: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropTable("staff_sessions").execute();
    await db.schema.alterTable("staff").addColumn("auth_id", "text").execute();
    await db.schema.createIndex("staff_by_auth_id").unique().on("staff").column("auth_id").execute();
    await db.schema
      .createTable("staff_signins")
      .addColumn("session_id", "text", (column) => column.primaryKey())
      .addColumn("staff_id", "text", (column) => column.notNull().references("staff.id").onDelete("cascade"))
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("staff_signins_by_staff_id").on("staff_signins").column("staff_id").execute();
  },
};
