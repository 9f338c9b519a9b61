import { join } from "node:path";
import SQLite from "better-sqlite3";
import { codeOf, StartError } from "#platform/process/start-error.ts";
import { makePrivate } from "./private-files.ts";

export const lockName = "windtower.lock";

/** The locks that this process holds. Without a reference, a connection is garbage-collected and closes itself. */
const held = new Set<SQLite.Database>();

/**
 * Locks a data folder, because only one process may use it. The lock is a second, empty SQLite database that is opened exclusively. The
 * operating system releases the lock however the process ends, and the sqlite3 command line can still read the real database.
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
