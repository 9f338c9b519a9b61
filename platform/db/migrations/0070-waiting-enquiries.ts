import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Stores enquiries that programs wrote for people, until the person agrees or two days have passed. */
export const waitingEnquiries: Migration = {
  async up(db: Kysely<unknown>) {
    const texts = ["content_hash", "sent_by", "email", "phone", "locale", "content"];
    const table = db.schema
      .createTable("waiting_enquiries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("reference", "text", (column) => column.notNull().unique())
      .addColumn("request_key", "text", (column) => column.notNull().unique())
      .addColumn("link_hash", "text", (column) => column.notNull().unique())
      .addColumn("recipient", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull())
      .addColumn("answered_at", "bigint");
    await texts.reduce((all, name) => all.addColumn(name, "text", (column) => column.notNull()), table).execute();
  },
};
