import { chmodSync, closeSync, openSync } from "node:fs";

/**
 * Leads and letters are nobody else's on this machine, whatever the umask or an older version left. SQLite gives the files beside a database
 * its mode, so that is made before it is opened. A file system without modes is the operator's choice.
 */
export function makePrivate(file: string): void {
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
    try {
      if (one === file) closeSync(openSync(one, "a", 0o600));
      chmodSync(one, 0o600);
    } catch {}
  }
}
