import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs";

const mount = "/dev/shm";
const enough = 4 * 2 ** 30;

/** Returns a folder in memory that every user may write to, like /tmp; undefined if there is not enough memory. */
export function memoryFolder(): string | undefined {
  try {
    accessSync(mount, constants.W_OK);
    const { bavail, bsize } = statfsSync(mount);
    if (bavail * bsize < enough) return undefined;
    const folder = mkdtempSync(`${mount}/windtower-`);
    chmodSync(folder, 0o1777);
    return folder;
  } catch {
    return undefined;
  }
}
