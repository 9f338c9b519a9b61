import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * The browsers in which colleagues get push notices of leads. Two columns of a colleague say which notices they want, and when they want
 * none.
 */
export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("push_subscriptions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addColumn("endpoint", "text", (column) => column.notNull().unique())
      .addColumn("p256dh", "text", (column) => column.notNull())
      .addColumn("auth", "text", (column) => column.notNull())
      .addColumn("device", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("reached_at", "bigint")
      .execute();
    await db.schema.createIndex("push_by_staff").on("push_subscriptions").column("staff_id").execute();
    for (const [name, value] of [
      ["push_what", "urgent"],
      ["push_quiet", ""],
    ] as const)
      await db.schema
        .alterTable("staff")
        .addColumn(name, "text", (column) => column.notNull().defaultTo(value))
        .execute();
  },
};
