import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

type Options = { atEnd?: (clear: () => void) => void; only?: string[] };

/**
 * For tests: copies content/, or some of its files and folders. The test can put mistakes into the copy and then check it with the editors'
 * script.
 */
export function contentCopy({ atEnd = onTestFinished, only = [""] }: Options = {}) {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  atEnd(() => rmSync(folder, { recursive: true }));
  for (const part of only) cpSync(join("content", part), join(folder, "content", part), { recursive: true });
  symlinkSync(resolve("public"), join(folder, "public"));
  const path = (file: string) => join(folder, "content", file);
  return {
    folder,
    write: (file: string, text: string) => writeFileSync(path(file), text),
    remove: (file: string) => rmSync(path(file)),
    /** Replaces a text. Throws if the file does not contain the text, because the test would then prove nothing. */
    replace(file: string, from: string | RegExp, to: string) {
      const before = readFileSync(path(file), "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`content/${file} does not contain ${from}`);
      writeFileSync(path(file), after);
    },
    run(script: string, ...args: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(script), ...args], {
        cwd: folder,
        encoding: "utf8",
      });
      return { status, stdout, stderr };
    },
  };
}
