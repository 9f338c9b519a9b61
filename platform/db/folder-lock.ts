import { join } from "node:path";
import SQLite from "better-sqlite3";
import { codeOf, StartError } from "#platform/process/start-error.ts";
import { makePrivate } from "./private-files.ts";

export const lockName = "windtower.lock";

/** Keeps a reference to the lock: a connection that is garbage-collected closes itself. */
const held = new Set<SQLite.Database>();

/**
 * Locks a data folder with a file, because only one process may use the folder. The file is a second, empty SQLite database opened exclusively: the
 * operating system releases it however the process ends, and the real database can still be read with the sqlite3 command line.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, lockName);
  makePrivate(file);
  const lock = new SQLite(file, { timeout: 300 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (codeOf(error) !== "SQLITE_BUSY") throw error;
    throw new StartError(
      `DATA_DIR ${folder} is already used by another running Windtower: stop that one first, or give this one its own DATA_DIR.`,
    );
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}
