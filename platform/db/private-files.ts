import { chmodSync, closeSync, openSync } from "node:fs";

/**
 * Gives only the owner access to the files, because they contain leads and mails. An older version or the umask may have set other
 * permissions. Call it before opening, because SQLite copies the database's permissions to the files beside it. On a file system without
 * permissions, the operator must protect the files.
 */
export function makePrivate(file: string): void {
  for (const one of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
    try {
      if (one === file) closeSync(openSync(one, "a", 0o600));
      chmodSync(one, 0o600);
    } catch {}
  }
}
