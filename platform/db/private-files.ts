import { chmodSync, closeSync, openSync } from "node:fs";

/**
 * Restricts the files to their owner, whatever the umask or an older version set, because they contain leads and mails. SQLite copies the
 * database's mode to the files beside it, so this comes before opening. On a file system without modes this is left to the operator.
 */
export function makePrivate(file: string): void {
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
    try {
      if (one === file) closeSync(openSync(one, "a", 0o600));
      chmodSync(one, 0o600);
    } catch {}
  }
}
