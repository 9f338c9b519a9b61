import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { isPostgres } from "../is-postgres.ts";

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const required: Column = (column) => column.notNull();
const count: Column = (column) => column.notNull().defaultTo(0);

/**
 * Visits, the events of a visit, and daily sums that are kept longer than the visits. No table contains a person's data, and no lead refers
 * to a visit.
 */
export const analytics: Migration = {
  async up(db: Kysely<unknown>) {
    await createRaw(db);
    await createSums(db);
    await createOffice(db);
  },
};

async function createRaw(db: Kysely<unknown>) {
  await numbered(db, "seen_words")
    .addColumn("kind", "text", required)
    .addColumn("text", "text", required)
    .addUniqueConstraint("seen_words_once", ["kind", "text"])
    .execute();
  await numbered(db, "visits")
    .addColumn("day", "integer", required)
    .addColumn("began", "bigint", required)
    .addColumn("last", "bigint", required)
    .addColumn("entry", "integer", required)
    .addColumn("exit", "integer", required)
    .addColumn("source", "integer", required)
    .addColumn("channel", "text", required)
    .addColumn("campaign", "integer")
    .addColumn("referrer", "integer")
    .addColumn("device", "integer", required)
    .addColumn("browser", "text", required)
    .addColumn("os", "text", required)
    .addColumn("language", "text", required)
    .addColumn("place", "text")
    .addColumn("in_uae", "integer", required)
    .addColumn("thin", "integer", count)
    .addColumn("views", "integer", count)
    .addColumn("visible_ms", "bigint", count)
    .addColumn("deepest", "integer", count)
    .addColumn("tools", "integer", count)
    .addColumn("begun", "integer", count)
    .addColumn("hash", "text")
    .execute();
  for (const columns of [["day"], ["source", "day"], ["entry", "day"], ["campaign", "day"], ["hash"], ["last"]])
    await index(db, "visits", columns);
  await numbered(db, "page_views")
    .addColumn("visit", "bigint", required)
    .addColumn("at", "bigint", required)
    .addColumn("page", "integer", required)
    .addColumn("view_key", "text")
    .addColumn("visible_ms", "bigint", count)
    .addColumn("depth", "integer", count)
    .addColumn("nav", "text", required)
    .execute();
  for (const columns of [["view_key"], ["visit"], ["at"]]) await index(db, "page_views", columns);
  await numbered(db, "visit_events")
    .addColumn("visit", "bigint")
    .addColumn("at", "bigint", required)
    .addColumn("kind", "text", required)
    .addColumn("page", "integer")
    .addColumn("word", "integer")
    .addColumn("value", "integer", count)
    .execute();
  await index(db, "visit_events", ["at"]);
  await db.schema
    .createTable("visit_salts")
    .addColumn("day", "integer", (column) => column.primaryKey())
    .addColumn("salt", "text", required)
    .execute();
}

async function createSums(db: Kysely<unknown>) {
  const visited = ["visits", "visitors", "views", "bounced", "visible_ms", "tools", "begun"];
  await sums(db, "daily_visits", [["dim", "text"], ["day"], ["key", "text"]], visited);
  await sums(db, "daily_pairs", [["pair", "text"], ["day"], ["one", "text"], ["two", "text"]], visited);
  await sums(db, "monthly_visits", [["dim", "text"], ["month"], ["key", "text"]], visited);
  await sums(
    db,
    "daily_pages",
    [["page"], ["day"]],
    ["views", "visible_ms", "depth_25", "depth_50", "depth_75", "depth_90"],
  );
  await sums(db, "daily_events", [["kind", "text"], ["day"], ["page"], ["word"]], ["times", "value"]);
  await sums(
    db,
    "daily_vitals",
    [["metric", "text"], ["day"], ["page"], ["page_kind", "text"], ["device"], ["bucket"]],
    ["times"],
  );
  await sums(db, "seen_counts", [["name", "text"], ["day"]], ["times"]);
}

async function createOffice(db: Kysely<unknown>) {
  await db.schema
    .createTable("timeline_notes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("day", "integer", required)
    .addColumn("text", "text", required)
    .addColumn("staff_id", "text")
    .addColumn("created_at", "bigint", required)
    .execute();
  await index(db, "timeline_notes", ["day"]);
  await db.schema
    .createTable("report_links")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("query", "text", required)
    .addColumn("with_money", "integer", required)
    .addColumn("locale", "text", required)
    .addColumn("staff_id", "text")
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .addColumn("withdrawn_at", "bigint")
    .execute();
  await sums(db, "campaign_costs", [["campaign", "text"], ["month"]], ["fils"]);
}

/** Begins a table in which the database assigns the ids. */
const numbered = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn("id", isPostgres(db) ? sql`bigint` : "integer", (column) =>
      isPostgres(db) ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    );

/** Makes a table of counters. Its key consists of several columns; in SQLite the table is stored in the order of this key. */
async function sums(db: Kysely<unknown>, name: string, key: [string, "text"?][], counters: string[]) {
  let table = db.schema.createTable(name);
  for (const [column, type] of key) table = table.addColumn(column, type ?? "integer", required);
  for (const column of counters) table = table.addColumn(column, "bigint", count);
  const keyed = table.addPrimaryKeyConstraint(`${name}_key`, key.map(([column]) => column) as never);
  await (isPostgres(db) ? keyed : keyed.modifyEnd(sql`without rowid`)).execute();
}

const index = (db: Kysely<unknown>, table: string, columns: string[]) =>
  db.schema
    .createIndex(`${table}_by_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
