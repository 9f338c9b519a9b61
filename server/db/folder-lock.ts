import { join } from "node:path";
import SQLite from "better-sqlite3";
import { codeOf, StartError } from "../start-error.ts";
import { makePrivate } from "./private-files.ts";

/** Nothing else holds on to a lock, and a collected connection closes itself. */
const held = new Set<SQLite.Database>();

/**
 * One process to a data folder. The lock is a second, empty database held exclusively: the operating system frees it
 * however the process ends, and the real database stays open to a look with the sqlite3 command line.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "windtower.lock");
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
