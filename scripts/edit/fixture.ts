import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editor } from "@site/editor/web/app.ts";
import { browserOf, ownBrowser } from "@site/editor/web/browser.fixture.ts";
import { test as oneTest, vi } from "vitest";
import { contentCopy } from "#scripts/test/content/copy.ts";
import { isDue } from "#tests/set.ts";

/**
 * These tests are slow, because the site's checks read all of content/. So they run only if the editor, or a module that it uses, has
 * changed.
 */
export const test = oneTest.runIf(isDue("editor"));

export type Editor = Awaited<ReturnType<typeof editorOnCopy>>;

let shared: Promise<Editor> | undefined;
let clear: (() => void) | undefined;
export const endEditor = () => clear?.();
/**
 * For tests: the editor on a copy of content/, with requests as from a browser. All tests of a file share it, so a test must undo changes
 * that others would see.
 */
export function sharedEditor() {
  shared ??= editorOnCopy();
  return shared;
}

async function editorOnCopy() {
  const copy = contentCopy({
    atEnd: (end) => {
      clear = end;
    },
  });
  const home = process.cwd();
  process.chdir(copy.folder);
  vi.resetModules();
  const { site } = await import("./site.ts").finally(() => process.chdir(home));
  return {
    ...copy,
    ...browserOf(editor({ site, access: ownBrowser })),
    read: (file: string) => readFileSync(join(copy.folder, "content", file), "utf8"),
  };
}
