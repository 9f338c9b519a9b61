import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { openSqlite } from "./sqlite.ts";

it("a transaction locks for writing at its start", async () => {
  const folder = mkdtempSync(join(tmpdir(), "turns-"));
  const { dialect, unlock } = openSqlite(folder);
  const db = new Kysely<unknown>({ dialect });
  await sql`create table things (name text)`.execute(db);
  const other = new SQLite(join(folder, "windtower.db"), { timeout: 0 });
  const overtake = () => other.exec("insert into things values ('theirs')");
  await db.transaction().execute(async (transaction) => {
    await sql`select * from things`.execute(transaction);
    expect(overtake).toThrow(/locked/);
    await sql`insert into things values ('ours')`.execute(transaction);
  });
  overtake();
  expect(other.prepare("select name from things").pluck().all()).toEqual(["ours", "theirs"]);
  other.close();
  await db.destroy();
  unlock();
  rmSync(folder, { recursive: true });
});

it.runIf(process.platform === "linux")("a folder that the system refuses is named at once", () => {
  expect(() => openSqlite("/proc/windtower/data")).toThrow(
    /^DATA_DIR \/proc\/windtower\/data cannot be written to \(ENOENT\): /,
  );
});
