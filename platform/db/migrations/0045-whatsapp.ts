import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../is-postgres.ts";

/**
 * Incoming WhatsApp messages, stored unchanged for thirty days; chats with their customer and lead; and the state of each message that we
 * sent.
 */
export const whatsApp: Migration = {
  async up(db: Kysely<unknown>) {
    const bytes = isPostgres(db) ? sql`bytea` : sql`blob`;
    await db.schema
      .createTable("incoming_chats")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("message_key", "text", (column) => column.notNull().unique())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("person", "text")
      .addColumn("phone", "text")
      .addColumn("sent_at", "bigint", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("received_at", "bigint", (column) => column.notNull())
      .addColumn("raw", bytes, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("chats")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person", "text")
      .addColumn("phone", "text", (column) => column.notNull())
      .addColumn("request_id", "text", (column) => column.notNull())
      .addColumn("heard_at", "bigint", (column) => column.notNull())
      .addColumn("told_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("chat_sent")
      .addColumn("event_id", "text", (column) => column.primaryKey())
      .addColumn("outbox_id", "text", (column) => column.notNull())
      .addColumn("wamid", "text", (column) => column.notNull().unique())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("changed_at", "bigint", (column) => column.notNull())
      .execute();
    for (const [table, column] of [
      ["incoming_chats", "person"],
      ["incoming_chats", "phone"],
      ["incoming_chats", "received_at"],
      ["chats", "person"],
      ["chats", "phone"],
      ["chats", "request_id"],
    ] as const)
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  },
};
