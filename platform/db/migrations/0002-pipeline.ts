import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

type Column = [
  name: string,
  type: "text" | "bigint" | "integer",
  rest?: (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder,
];

const asIs = (column: ColumnDefinitionBuilder) => column;
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const unique = (column: ColumnDefinitionBuilder) => column.notNull().unique();
const or = (value: string | number) => (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(value);

const ofLead = (column: ColumnDefinitionBuilder) => column.notNull().references("leads.id").onDelete("cascade");

/** New columns of a lead, in addition to those of the first contact form. */
const leadColumns: Column[] = [
  ["service", "text"],
  ["place", "text"],
  ["details", "text", or("{}")],
  ["source", "text", or("direct")],
  ["origin", "text", or("{}")],
  ["spam", "integer", or(0)],
  ["spam_score", "integer", or(0)],
  ["spam_reasons", "text", or("[]")],
  ["unread", "integer", or(1)],
  ["assignee", "text"],
  ["value_fils", "bigint"],
  ["lost_reason", "text"],
  ["reply_due_at", "bigint"],
  ["replied_at", "bigint"],
  ["reminder_at", "bigint"],
  ["merged_into", "text"],
  ["consent_version", "text", or("")],
  ["consent_at", "bigint", or(0)],
  ["offers", "integer", or(0)],
  ["follow_key", "text", or("")],
  ["erased_at", "bigint"],
  ["updated_at", "bigint", or(0)],
  ["version", "integer", or(1)],
  ["search", "text", or("")],
];

const tables: Record<string, Column[]> = {
  lead_events: [
    ["id", "text", key],
    ["lead_id", "text", ofLead],
    ["at", "bigint", required],
    ["kind", "text", required],
    ["actor", "text", required],
    ["shown", "integer", required],
    ["data", "text", required],
  ],
  outbox: [
    ["id", "text", key],
    ["topic", "text", required],
    ["dedupe_key", "text", unique],
    ["lead_id", "text", (column) => column.references("leads.id").onDelete("cascade")],
    ["payload", "text", required],
    ["state", "text", required],
    ["attempts", "integer", required],
    ["next_at", "bigint", required],
    ["locked_until", "bigint"],
    ["last_error", "text"],
    ["created_at", "bigint", required],
    ["done_at", "bigint"],
  ],
  outbox_attempts: [
    ["id", "text", key],
    ["outbox_id", "text", (column) => column.notNull().references("outbox.id").onDelete("cascade")],
    ["at", "bigint", required],
    ["ms", "bigint", required],
    ["error", "text"],
  ],
  mailbox: [
    ["id", "text", key],
    ["at", "bigint", required],
    ["recipient", "text", required],
    ["subject", "text", required],
    ["html", "text", required],
    ["text", "text", required],
  ],
  staff: [
    ["id", "text", key],
    ["name", "text", required],
    ["email", "text", required],
    ["role", "text", required],
    ["locale", "text", required],
    ["created_at", "bigint", required],
    ["disabled_at", "bigint"],
  ],
  staff_links: [
    ["token_hash", "text", key],
    ["staff_id", "text", (column) => column.references("staff.id").onDelete("cascade")],
    ["created_at", "bigint", required],
    ["expires_at", "bigint", required],
    ["used_at", "bigint"],
  ],
  staff_sessions: [
    ["token_hash", "text", key],
    [
      "staff_id",
      "text",
      (column: ColumnDefinitionBuilder) => column.notNull().references("staff.id").onDelete("cascade"),
    ],
    ["created_at", "bigint", required],
    ["seen_at", "bigint", required],
    ["expires_at", "bigint", required],
  ],
  saved_views: [
    ["id", "text", key],
    [
      "staff_id",
      "text",
      (column: ColumnDefinitionBuilder) => column.notNull().references("staff.id").onDelete("cascade"),
    ],
    ["name", "text", required],
    ["query", "text", required],
    ["created_at", "bigint", required],
  ],
  audit_log: [
    ["id", "text", key],
    ["at", "bigint", required],
    ["staff_id", "text"],
    ["action", "text", required],
    ["subject", "text"],
    ["data", "text", required],
  ],
  secrets: [
    ["name", "text", key],
    ["value", "text", required],
    ["created_at", "bigint", required],
  ],
};

export const pipeline: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [name, type, rest = asIs] of leadColumns)
      await db.schema.alterTable("leads").addColumn(name, type, rest).execute();
    for (const [table, columns] of Object.entries(tables)) await createTable(db, table, columns);
    await createFiles(db);
    await createRateHits(db);
    await createIndexes(db);
  },
};

async function createTable(db: Kysely<unknown>, table: string, columns: Column[]) {
  let creation = db.schema.createTable(table);
  for (const [name, type, rest = asIs] of columns) creation = creation.addColumn(name, type, rest);
  await creation.execute();
}

/** Makes the table of files. Only its binary column has different types in the two databases. */
async function createFiles(db: Kysely<unknown>) {
  const binary = db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`;
  await db.schema
    .createTable("lead_files")
    .addColumn("id", "text", key)
    .addColumn("lead_id", "text", ofLead)
    .addColumn("created_at", "bigint", required)
    .addColumn("type", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("bytes", "integer", required)
    .addColumn("content", binary, required)
    .execute();
}

async function createRateHits(db: Kysely<unknown>) {
  await db.schema
    .createTable("rate_hits")
    .addColumn("key", "text", required)
    .addColumn("window_start", "bigint", required)
    .addColumn("count", "integer", required)
    .addPrimaryKeyConstraint("rate_hits_key", ["key", "window_start"])
    .execute();
}

const indexes: [table: string, ...columns: string[]][] = [
  ["leads", "phone"],
  ["leads", "email"],
  ["leads", "follow_key"],
  ["leads", "merged_into"],
  ["lead_events", "lead_id", "id"],
  ["lead_files", "lead_id"],
  ["outbox", "state", "next_at"],
  ["outbox", "lead_id"],
  ["outbox_attempts", "outbox_id"],
  ["staff_sessions", "staff_id"],
  ["saved_views", "staff_id"],
  ["rate_hits", "window_start"],
];

async function createIndexes(db: Kysely<unknown>) {
  for (const [table, ...columns] of indexes)
    await db.schema
      .createIndex(`${table}_by_${columns.join("_")}`)
      .on(table)
      .columns(columns)
      .execute();
}
