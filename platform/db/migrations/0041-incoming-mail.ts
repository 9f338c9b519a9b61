import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../is-postgres.ts";

/** Incoming mails, stored unchanged for thirty days, and documents of a lead, such as a PDF that came with a mail. */
export const incomingMail: Migration = {
  async up(db: Kysely<unknown>) {
    const bytes = isPostgres(db) ? sql`bytea` : sql`blob`;
    await db.schema
      .createTable("incoming_mails")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("message_key", "text", (column) => column.notNull().unique())
      .addColumn("request_id", "text", (column) => column.notNull())
      .addColumn("outbox_id", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("raw", bytes, (column) => column.notNull())
      .execute();
    await db.schema.createIndex("incoming_mails_by_request").on("incoming_mails").column("request_id").execute();
    await db.schema.createIndex("incoming_mails_by_time").on("incoming_mails").column("received_at").execute();
    await db.schema
      .createTable("lead_documents")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("lead_id", "text", (column) => column.notNull())
      .addColumn("came_from", "text")
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("flags", "text", (column) => column.notNull())
      .addColumn("scan", "text", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("content", bytes, (column) => column.notNull())
      .execute();
    for (const column of ["lead_id", "came_from"] as const)
      await db.schema.createIndex(`lead_documents_by_${column}`).on("lead_documents").column(column).execute();
  },
};
