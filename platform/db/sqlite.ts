import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import SQLite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { codeOf, StartError } from "#platform/process/start-error.ts";
import { lockFolder, lockName } from "./folder-lock.ts";
import { makePrivate } from "./private-files.ts";
import { sharedSync } from "./shared-sync.ts";
import { rememberingStatements } from "./statements.ts";
import { watchStatements } from "./watched.ts";

/**
 * Tells Kysely that SQLite can roll back changes of the schema, which Kysely does not assume. Otherwise a process that is killed during a
 * migration would leave an incomplete schema.
 */
export class SiteSqliteAdapter extends SqliteAdapter {
  /** Resolves when everything that was committed before is on the disk. */
  readonly synced: () => Promise<void>;

  constructor(synced: () => Promise<void>) {
    super();
    this.synced = synced;
  }
  override get supportsTransactionalDdl() {
    return true;
  }
}

type OnConnection = (connection: DatabaseConnection) => Promise<void>;

const configOf = (file: SQLite.Database, onCreateConnection: OnConnection = watchStatements) => ({
  database: rememberingStatements(file as SqliteDatabase),
  onCreateConnection,
});

/**
 * Takes the write lock at the beginning of a transaction (BEGIN IMMEDIATE). Otherwise a transaction that first only reads cannot write any
 * more after another process has written.
 */
export class TurnTaking extends SqliteDriver {
  readonly #file: SQLite.Database;

  constructor(file: SQLite.Database, onConnection?: OnConnection) {
    super(configOf(file, onConnection));
    this.#file = file;
  }
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  /** On a full disk, SQLite has already rolled back. A second rollback would fail, and its error would hide the first one. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection);
  }
}

class Dialect extends SqliteDialect {
  readonly #file: SQLite.Database;

  constructor(file: SQLite.Database) {
    super({ database: file });
    this.#file = file;
  }
  override createDriver() {
    if (!this.#file.readonly) return new TurnTaking(this.#file);
    return new SqliteDriver(configOf(this.#file));
  }
  override createAdapter() {
    return new SiteSqliteAdapter(sharedSync(() => syncFile(`${this.#file.name}-wal`)));
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path);
  await file.datasync().finally(() => file.close());
}

export function openSqlite(dataDir: string) {
  const folder = resolve(dataDir);
  try {
    makeFolder(folder);
    for (const file of [name, lockName]) expectWritable(join(folder, file));
    const unlock = lockFolder(folder);
    return { dialect: new Dialect(openFile(folder)), unlock, place: folder };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const refusal = writeRefusal(folder);
    if (refusal)
      throw new StartError(
        `DATA_DIR ${folder} cannot be written to (${refusal}): give the account that runs the site the right to, or name another folder.`,
      );
    throw new StartError(`DATA_DIR ${folder} cannot be used as the data folder (${codeOf(error)}).`);
  }
}

/**
 * Makes the folders one by one. Node's own option `recursive` would never end where the system refuses a folder with the error for a
 * missing parent folder, as in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process has already made the folder.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/**
 * Refuses a file that belongs to another account, for example after a start as root. SQLite would open such a file for reading only, and
 * the first form would fail.
 */
function expectWritable(file: string): void {
  try {
    closeSync(openSync(file, "r+"));
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT") return;
    throw new StartError(`${file} cannot be written to (${code}): give it to the account that runs the site.`);
  }
}

/** Returns the operating system's reason why a folder cannot be written. SQLite reports only that it cannot open the file. */
function writeRefusal(folder: string): string | undefined {
  try {
    rmdirSync(mkdtempSync(join(folder, ".writable-")));
  } catch (error) {
    return codeOf(error);
  }
}

/** Opens the database for reading while another process uses it. Does not take the folder lock. */
export function openSqliteToRead(dataDir: string) {
  const folder = resolve(dataDir);
  try {
    const file = new SQLite(join(folder, name), { readonly: true, fileMustExist: true, timeout: 5000 });
    return { dialect: new Dialect(file), unlock: () => {}, place: folder };
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} holds no database that can be read (${codeOf(error)}).`);
  }
}

/** Opens the database for one short write while the site is running. SQLite lets two processes write one after the other. */
export function openSqliteToWrite(dataDir: string) {
  const folder = resolve(dataDir);
  try {
    const database = openFile(folder, { fileMustExist: true });
    return { dialect: new Dialect(database), unlock: () => {}, place: folder };
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} holds no database yet (${codeOf(error)}): start the site once.`);
  }
}

const name = "windtower.db";

function openFile(folder: string, options: SQLite.Options = {}) {
  if (!options.fileMustExist) makePrivate(join(folder, name));
  const file = new SQLite(join(folder, name), { timeout: 5000, ...options });
  file.pragma("journal_mode = WAL");
  file.pragma("synchronous = FULL"); // An acknowledged commit must survive a power cut.
  file.pragma("foreign_keys = ON");
  file.pragma("cache_size = -16384"); // 16 MB. With 100,000 leads, 64 MB were not faster (docs/bench.md), because the system also caches the file.
  file.pragma("secure_delete = ON"); // Erased data must leave no trace in free pages.
  return file;
}
