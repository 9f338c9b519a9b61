import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { log } from "#platform/process/log.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { codeOf } from "#platform/process/start-error.ts";
import { isPostgres } from "../is-postgres.ts";

const live = "spam = 0 and merged_into is null and erased_at is null";

/** The columns of the index's condition. SQLite can answer from a partial index alone only if the index also contains these columns. */
const folder = "spam, merged_into, erased_at";

const newestFirst = `created_at desc, id desc, ${folder}`;

/** A covering index: it contains every column by which the list is filtered, so a row is read only to be displayed. */
const listed = `${newestFirst}, status, service, place, source, kind, assignee, unread, replied_at, reply_due_at, reminder_at`;

/** The condition of all leads that the dashboard counts. */
const counted = "spam = 0 and merged_into is null";

/**
 * Returns the columns of an index that only the dashboard uses, because it begins with an expression. If it began with the column itself,
 * SQLite's planner would also choose it for other queries, which would become slower.
 */
const tallied = (column: string) => `coalesce(${column}, ''), created_at, ${column}, spam, merged_into`;

const owed = "replied_at is null and reply_due_at is not null and status <> 'lost'";

const indexes: Record<string, string> = {
  leads_owed: `(reply_due_at, id, replied_at, status, ${folder}) where ${live} and ${owed}`,
  leads_open: `(assignee, ${newestFirst}, status, replied_at, reply_due_at) where ${live} and status in ('new', 'contacted', 'quoted')`,
  leads_unread: `(${newestFirst}, unread) where ${live} and unread = 1`,
  leads_reminders: `(reminder_at, ${folder}) where ${live} and reminder_at is not null`,
  leads_spam: `(${newestFirst}) where spam = 1 and merged_into is null and erased_at is null`,
  leads_merged: `(${newestFirst}) where merged_into is not null and erased_at is null`,
  leads_counted: `(created_at, replied_at, reply_due_at, status, spam, merged_into) where ${counted}`,
  leads_by_status: `(${tallied("status")}, replied_at, value_fils) where ${counted}`,
  leads_by_source: `(${tallied("source")}) where ${counted}`,
  leads_by_service: `(${tallied("service")}) where ${counted}`,
  leads_by_place: `(${tallied("place")}) where ${counted}`,
  leads_by_kind: `(${tallied("kind")}) where ${counted}`,
  leads_merged_into: "(merged_into) where merged_into is not null",
  leads_kept: "(updated_at) where erased_at is null",
  leads_changed: "(updated_at, version, unread)",
  leads_by_address: "(lower(email)) where email <> ''",
};

export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await fillEarlierLeads(db);
    await db.schema.alterTable("leads").addColumn("search_row", "bigint").execute();
    if (isPostgres(db)) await indexTrigrams(db);
    else await createSearchTable(db);
    const columns = isPostgres(db) ? listed : `${listed}, search_row`;
    await sql.raw(`create index leads_listed on leads (${columns}) where ${live}`).execute(db);
    // This index is dropped. SQLite's planner assumes that few leads have no `merged_into` and would use the index, although this is true
    // of nearly every lead.
    await db.schema.dropIndex("leads_by_merged_into").execute();
    // This index is dropped too. SQLite would choose it for the dashboard and then read every row.
    await db.schema.dropIndex("leads_by_time").execute();
    for (const [name, definition] of Object.entries(indexes))
      await sql.raw(`create index ${name} on leads ${definition}`).execute(db);
  },
};

/** Fills two columns of older leads. Otherwise they have no search text and seem to be unchanged since 1970. */
async function fillEarlierLeads(db: Kysely<unknown>) {
  const { rows } = await sql<Record<string, string>>`
    select id, reference, name, email, phone, phone_typed, message from leads where search = ''`.execute(db);
  for (const { id, ...words } of rows)
    await sql`update leads set search = ${normalizeText(Object.values(words).join(" "))} where id = ${id}`.execute(db);
  await sql`update leads set updated_at = created_at where updated_at = 0`.execute(db);
}

/**
 * Makes the search of SQLite: a trigram index (FTS5), which triggers keep up to date. It refers to rows by our column `search_row`, because
 * SQLite may renumber its own rowid. Erased text leaves the index at once (secure-delete).
 */
async function createSearchTable(db: Kysely<unknown>) {
  await sql`update leads set search_row = rowid`.execute(db);
  await sql`create unique index leads_by_search_row on leads (search_row)`.execute(db);
  await sql`create virtual table lead_search using fts5(
    search, content='leads', content_rowid='search_row', tokenize='trigram case_sensitive 1')`.execute(db);
  await sql`insert into lead_search (lead_search, rank) values ('secure-delete', 1)`.execute(db);
  await sql`insert into lead_search (lead_search) values ('rebuild')`.execute(db);
  await sql`create trigger lead_search_added after insert on leads begin
    update leads set search_row = (select coalesce(max(search_row), 0) + 1 from leads) where id = new.id;
    insert into lead_search (rowid, search) select search_row, search from leads where id = new.id;
  end`.execute(db);
  await sql`create trigger lead_search_changed after update of search on leads when old.search <> new.search begin
    insert into lead_search (lead_search, rowid, search) values ('delete', old.search_row, old.search);
    insert into lead_search (rowid, search) values (new.search_row, new.search);
  end`.execute(db);
  await sql`create trigger lead_search_removed after delete on leads begin
    insert into lead_search (lead_search, rowid, search) values ('delete', old.search_row, old.search);
  end`.execute(db);
}

/**
 * Makes the search of PostgreSQL: a trigram index from the extension pg_trgm. If the extension is not allowed, searching still works, but
 * more slowly.
 */
async function indexTrigrams(db: Kysely<unknown>) {
  await sql`savepoint trigrams`.execute(db);
  try {
    if (!(await trigrams(db))) await sql`create extension pg_trgm with schema public`.execute(db);
  } catch (error) {
    await sql`rollback to savepoint trigrams`.execute(db);
    log("warn", { event: "search-without-index", code: codeOf(error) });
  }
  const schema = await trigrams(db);
  if (!schema) return;
  const operators = sql`${sql.id(schema)}.gin_trgm_ops`;
  // fastupdate is off. It would collect changes, and then one slow search would have to apply them all.
  await sql`create index leads_search on leads using gin (search ${operators}) with (fastupdate = off)`.execute(db);
}

/** Returns the schema of the extension pg_trgm, or undefined if the extension is not installed. */
export async function trigrams(db: Kysely<unknown>): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`
    select nspname as schema from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db);
  return rows[0]?.schema;
}
