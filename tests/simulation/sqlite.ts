import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";
import { type DatabaseConnection, Kysely, SqliteDialect } from "kysely";
import { connect } from "#platform/db/connection.ts";
import { migrate } from "#platform/db/migrate.ts";
import { RetryingKysely } from "#platform/db/retry.ts";
import type { Database } from "#platform/db/schema.ts";
import { sharedSync } from "#platform/db/shared-sync.ts";
import { SiteSqliteAdapter, TurnTaking } from "#platform/db/sqlite.ts";
import { codeOf } from "#platform/process/start-error.ts";
import type { Place } from "./place.ts";
import type { Link, Process } from "./process.ts";
import { untilIdle } from "./scheduler.ts";

/** A process waits this long for the lock of another process, as better-sqlite3 does in production. */
const patience = 5000;
const noLimit = 0x7fffffff;

class Dialect extends SqliteDialect {
  readonly #file: SQLite.Database;
  readonly #process: Process;
  readonly #link: SqliteLink;

  constructor(file: SQLite.Database, process: Process, link: SqliteLink) {
    super({ database: file });
    this.#file = file;
    this.#process = process;
    this.#link = link;
  }
  override createDriver() {
    return new TurnTaking(this.#file, async (connection) => this.#link.guard(connection, this.#process));
  }
  override createAdapter() {
    return new SiteSqliteAdapter(sharedSync(() => this.#process.gate("syncs")));
  }
}

class SqliteLink implements Link {
  readonly db;
  readonly file: SQLite.Database;
  readonly #all: Set<SqliteLink>;

  constructor(path: string, process: Process, all: Set<SqliteLink>) {
    this.file = new SQLite(path, { timeout: 0 });
    for (const setting of ["synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"]) this.file.pragma(setting);
    this.#all = all;
    all.add(this);
    this.db = new RetryingKysely<Database>({ dialect: new Dialect(this.file, process, this) });
  }

  cut(): void {
    this.#all.delete(this);
    this.file.close();
  }

  /** Makes each statement wait for its turn. */
  guard(connection: DatabaseConnection, process: Process): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <R>(query: Parameters<typeof execute>[0]) => {
      await process.gate(query.sql.slice(0, 60));
      const end = process.scheduler.time + patience;
      for (;;) {
        try {
          const result = await execute<R>(query);
          // The commit is done, and the process may end before it knows this.
          if (query.sql === "commit") await process.gate("hears of its commit");
          return result;
        } catch (error) {
          if (codeOf(error) !== "SQLITE_BUSY" || process.scheduler.time >= end) throw error;
          const isOpen = () => process.scheduler.time >= end || !this.#isLocked();
          const wakes = process.scheduler.plan(process, "has waited long enough for a lock", () => {}, { from: end });
          await process.gate("tries again", { isOpen });
          wakes.cancel();
        }
      }
    };
  }

  #isLocked = () => [...this.#all].some((other) => other !== this && other.file.inTransaction);
}

/** Makes SQLite databases for the simulation. They are in memory where the system has a folder for that. */
export async function sqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "windtower-simulation-"));
  const model = join(folder, "model");
  const made = connect({ DATA_DIR: model, DATABASE_URL: undefined });
  await migrate(made.db).finally(made.close);
  const links = new Set<SqliteLink>();
  const path = join(folder, "windtower.db");
  return {
    name: "SQLite",
    sharesClock: true,
    settle: untilIdle,
    async renew() {
      for (const link of links) link.cut();
      for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
      copyFileSync(join(model, "windtower.db"), path);
    },
    open: (process) => new SqliteLink(path, process, links),
    look() {
      const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: new SQLite(path) }) });
      return { db, place: path, close: () => db.destroy() };
    },
    fillDisk(isFull) {
      for (const { file } of links) {
        const pages = isFull ? file.pragma("page_count", { simple: true }) : noLimit;
        file.pragma(`max_page_count = ${pages}`);
      }
    },
    async close() {
      for (const link of links) link.cut();
      rmSync(folder, { recursive: true });
    },
  };
}
