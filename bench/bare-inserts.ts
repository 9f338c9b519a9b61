import { join } from "node:path";
import SQLite from "better-sqlite3";
import pg from "pg";
import { newId } from "#platform/db/ids.ts";
import { temporaryFolder } from "./cleanup.ts";

const table = "create table bare (id text primary key, text text not null)";
const text = "x".repeat(600);

/**
 * Returns the number of rows per second that the driver inserts directly, each with a sync to disk. No site on this database can be faster.
 */
export function bareSqlite(seconds: number): number {
  const file = new SQLite(join(temporaryFolder(), "bare.db"));
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL");
  file.exec(table);
  const insert = file.prepare("insert into bare values (?, ?)");
  const end = performance.now() + seconds * 1000;
  let rows = 0;
  for (; performance.now() < end; rows++) insert.run(newId(), text);
  file.close();
  return rows / seconds;
}

/** Inserts rows from as many clients as the site has connections. */
export async function barePostgres(url: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  await pool.query(table);
  const end = performance.now() + seconds * 1000;
  let rows = 0;
  const client = async () => {
    for (; performance.now() < end; rows++) await pool.query("insert into bare values ($1, $2)", [newId(), text]);
  };
  await Promise.all(Array.from({ length: 10 }, client));
  await pool.end();
  return rows / seconds;
}
