import { openVisits } from "@site/ground/states/visit.ts";
import { type Kysely, sql, type Transaction } from "kysely";
import { takeTeam } from "#domain/visits/store/index.ts";
import { isEmptied } from "#platform/db/register/columns.ts";
import type { TableName } from "#platform/db/register/entry.ts";
import type { Database } from "#platform/db/schema.ts";
import type { CopiedRows, Row } from "./rows.ts";

// biome-ignore lint/suspicious/noExplicitAny: these are rows of any table, which are only copied
type Db = Kysely<any>;
type Tx = Transaction<Database>;

/** The tables whose key column is not `id`. */
const keys: Record<string, string> = { quote_acceptances: "quote_id" };

/** Restores emptied rows, and inserts deleted rows. A row is not inserted if another row has taken its key. */
export async function putBack(tx: Tx, copied: readonly CopiedRows[]): Promise<void> {
  const rowsOf = (name: string) => copied.filter(({ table }) => table === name).flatMap(({ rows }) => rows);
  const late = await withoutTime(tx, rowsOf("appointments"));
  const towers = await towersAnew(tx, rowsOf("places"));
  for (const { table, rows } of copied) for (const row of rows) await putRow(tx, table, atHome(row, towers), late);
}

async function putRow(db: Db, table: TableName, row: Row, late: ReadonlySet<unknown>): Promise<void> {
  const restored = table === "appointments" && late.has(row.id) ? { ...row, state: "cancelled", lapses_at: null } : row;
  if (isEmptied(table) && (await rewrite(db, table, restored))) return;
  await db
    .insertInto(table)
    .values(restored)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Restores an emptied row. Returns false if the row does not exist, because the erasure deletes some rows, such as drafts of quotations.
 * The version is raised. A colleague who has the page open therefore notices the change.
 */
async function rewrite(db: Db, table: string, row: Row): Promise<boolean> {
  const key = keys[table] ?? "id";
  const set = {
    ...row,
    ...("version" in row && { version: sql`version + 1` }),
    ...(row.idempotency_key ? { idempotency_key: await unlessSentAgain(db, table, row) } : {}),
  };
  const { numUpdatedRows } = await db.updateTable(table).set(set).where(key, "=", row[key]).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Returns the idempotency key of a row. Returns null if another row has the key by now, because a form that waited in a browser was sent
 * again.
 */
async function unlessSentAgain(db: Db, table: string, { id, idempotency_key: key }: Row) {
  const other = db.selectFrom(table).select("id").where("idempotency_key", "=", key).where("id", "<>", id);
  return (await other.executeTakeFirst()) ? null : key;
}

/** Returns the coming visits whose team, or a colleague in it, has another visit at that time by now. They stay cancelled. */
async function withoutTime(tx: Tx, visits: readonly Row[]): Promise<Set<unknown>> {
  const late = new Set<unknown>();
  for (const { id, state, team_id, from_at, to_at } of visits) {
    if (!openVisits.some((open) => open === state)) continue;
    const time = { teams: [String(team_id)], from: Number(from_at), to: Number(to_at) };
    if (!("team" in (await takeTeam(tx, String(id), time)))) late.add(id);
  }
  return late;
}

/** Returns the towers that were created again meanwhile, with their new ids. */
async function towersAnew(db: Db, places: readonly Row[]): Promise<Map<unknown, string>> {
  const now = new Map<unknown, string>();
  for (const { id, tower_key: key } of places) {
    if (!key) continue;
    const same = db.selectFrom("places").select("id").where("tower_key", "=", key).where("id", "<>", id);
    const found = await same.executeTakeFirst();
    if (found) now.set(id, found.id);
  }
  return now;
}

function atHome(row: Row, towers: ReadonlyMap<unknown, string>): Row {
  const moved = ["place_id", "parent_id"].filter((column) => towers.has(row[column]));
  return { ...row, ...Object.fromEntries(moved.map((column) => [column, towers.get(row[column])])) };
}
