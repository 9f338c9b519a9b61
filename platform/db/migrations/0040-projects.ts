import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Customers' projects for cooling loads. Each saved revision is one row. The owner is an account of the auth server. */
export const projects: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("projects")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("auth_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("share_key", "text", (column) => column.unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("projects_by_auth_id").on("projects").columns(["auth_id", "id"]).execute();
    await db.schema
      .createTable("project_revisions")
      .addColumn("project_id", "text", (column) => column.notNull().references("projects.id").onDelete("cascade"))
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("rooms", "integer", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("saved_at", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("project_revisions_key", ["project_id", "number"])
      .execute();
  },
};
