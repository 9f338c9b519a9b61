import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const undo: (() => unknown)[] = [];

/** Registers a function that runs at the end, even after an error. The functions run in reverse order. */
export const atEnd = (what: () => unknown) => void undo.push(what);

export async function cleanUp() {
  for (let what = undo.pop(); what; what = undo.pop()) {
    try {
      await what();
    } catch (error) {
      process.stderr.write(`While cleaning up: ${String(error)}\n`);
    }
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
}

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "windtower-bench-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
