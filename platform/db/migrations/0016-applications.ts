import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();
const ofApplication = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("applications.id").onDelete("cascade");

/** Applications for vacancies. They have tables of their own, so that no list, figure or export of leads ever contains an applicant. */
export const applications: Migration = {
  async up(db: Kysely<unknown>) {
    await createApplications(db);
    await createEvents(db);
    await createFiles(db);
    await db.schema
      .alterTable("outbox")
      .addColumn("application_id", "text", (column) => column.references("applications.id").onDelete("cascade"))
      .execute();
    await index(db, "applications", "state", "created_at");
    await index(db, "application_events", "application_id", "id");
    await index(db, "application_files", "application_id");
    await index(db, "outbox", "application_id");
  },
};

const createApplications = (db: Kysely<unknown>) =>
  db.schema
    .createTable("applications")
    .addColumn("id", "text", key)
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("idempotency_key", "text", (column) => column.unique())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", required)
    .addColumn("locale", "text", required)
    .addColumn("job", "text", required)
    .addColumn("job_title", "text", required)
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("city", "text", required)
    .addColumn("notice", "text", required)
    .addColumn("may_work", "text", required)
    .addColumn("certificates", "text", required)
    .addColumn("driving_licence", "integer")
    .addColumn("message", "text", required)
    .addColumn("consent_version", "text", required)
    .addColumn("consent_at", "bigint", required)
    .addColumn("talent_pool", "integer", required)
    .addColumn("spam", "integer", required)
    .addColumn("spam_score", "integer", required)
    .addColumn("spam_reasons", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("updated_at", "bigint", required)
    .addColumn("decided_at", "bigint")
    .addColumn("erased_at", "bigint")
    .execute();

const createEvents = (db: Kysely<unknown>) =>
  db.schema
    .createTable("application_events")
    .addColumn("id", "text", key)
    .addColumn("application_id", "text", ofApplication)
    .addColumn("at", "bigint", required)
    .addColumn("kind", "text", required)
    .addColumn("actor", "text", required)
    .addColumn("shown", "integer", required)
    .addColumn("data", "text", required)
    .execute();

const createFiles = (db: Kysely<unknown>) =>
  db.schema
    .createTable("application_files")
    .addColumn("id", "text", key)
    .addColumn("application_id", "text", ofApplication)
    .addColumn("created_at", "bigint", required)
    .addColumn("kind", "text", required)
    .addColumn("flags", "text", required)
    .addColumn("scan", "text", required)
    .addColumn("bytes", "integer", required)
    .addColumn("content", db.getExecutor().adapter instanceof PostgresAdapter ? sql`bytea` : sql`blob`, required)
    .execute();

const index = (db: Kysely<unknown>, table: string, ...columns: string[]) =>
  db.schema
    .createIndex(`${table}_by_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
