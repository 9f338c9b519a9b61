import { type Kysely, sql } from "kysely";
import { uptime } from "#platform/machine/time.ts";
import { isPostgres } from "./is-postgres.ts";
import { migrations } from "./migrations/all.ts";
import type { Database } from "./schema.ts";

type Db = Kysely<Database>;

/** The state of the database, without its address or credentials. */
export interface Condition {
  kind: "SQLite" | "PostgreSQL";
  version: string;
  /** The time of a query, as the median of several measurements. */
  pingMs: number;
  /** True if a row could be written and read back. */
  writes: boolean;
  migrations: { done: number; known: number; state: "current" | "behind" | "ahead" };
  bytes: number;
  /** Settings of the database, as the database itself reports them. */
  settings: { name: string; value: string }[];
  /** True if these settings keep committed data through a power cut. */
  durable: boolean;
}

export async function conditionOf(db: Db): Promise<Condition> {
  const own = isPostgres(db) ? await ofPostgres(db) : await ofSqlite(db);
  return { ...own, pingMs: await ping(db), writes: await canWrite(db), migrations: await migrated(db) };
}

export async function ping(db: Db, times = 9): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = uptime();
    await sql`select 1`.execute(db);
    took.push(uptime() - start);
  }
  return took.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

class Undo extends Error {}

/** Tries to write a row. The transaction is rolled back, so nobody else ever sees the row. */
async function canWrite(db: Db): Promise<boolean> {
  const row = { key: "database-test", full_at: 0 };
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto("rate_limits").values(row).execute();
      await transaction.selectFrom("rate_limits").selectAll().where("key", "=", row.key).executeTakeFirstOrThrow();
      throw new Undo();
    });
  } catch (error) {
    return error instanceof Undo;
  }
  return false;
}

async function migrated(db: Db): Promise<Condition["migrations"]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = rows.map(({ name }) => name);
  const known = Object.keys(migrations);
  const ahead = done.some((name) => !known.includes(name));
  const behind = known.some((name) => !done.includes(name));
  return { done: done.length, known: known.length, state: ahead ? "ahead" : behind ? "behind" : "current" };
}

type Own = Pick<Condition, "kind" | "version" | "bytes" | "settings" | "durable">;

async function ofSqlite(db: Db): Promise<Own> {
  const pragma = async (name: string) => {
    const { rows } = await sql<Record<string, string | number>>`pragma ${sql.raw(name)}`.execute(db);
    return String(Object.values(rows[0] ?? {})[0]);
  };
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  const synchronous = ["OFF", "NORMAL", "FULL", "EXTRA"][Number(await pragma("synchronous"))] ?? "unknown";
  const journal = await pragma("journal_mode");
  return {
    kind: "SQLite",
    version: rows[0]?.version ?? "",
    bytes: Number(await pragma("page_count")) * Number(await pragma("page_size")),
    settings: [
      { name: "journal_mode", value: journal },
      { name: "synchronous", value: synchronous },
    ],
    durable: journal === "wal" && ["FULL", "EXTRA"].includes(synchronous),
  };
}

async function ofPostgres(db: Db): Promise<Own> {
  const names = ["fsync", "synchronous_commit", "full_page_writes"] as const;
  const { rows } = await sql<Record<(typeof names)[number] | "version", string> & { bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes`.execute(db);
  const [row] = rows;
  const settings = names.map((name) => ({ name, value: row?.[name] ?? "unknown" }));
  const durable = settings.every(({ value }) => value !== "off");
  return { kind: "PostgreSQL", version: row?.version ?? "", bytes: row?.bytes ?? 0, settings, durable };
}
