import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editor } from "@site/editor/web/app.ts";
import { browserOf, ownBrowser } from "@site/editor/web/browser.fixture.ts";
import { test as oneTest, vi } from "vitest";
import { contentCopy } from "#scripts/test/content/copy.ts";
import { isDue } from "#tests/set.ts";

/** The site's checks read all of content/, so these tests take long. A change runs them only if it changes the editor or a module that it uses. */
export const test = oneTest.runIf(isDue("editor"));

export type Editor = Awaited<ReturnType<typeof editorOnCopy>>;

let shared: Promise<Editor> | undefined;
let clear: (() => void) | undefined;
export const endEditor = () => clear?.();
/** For tests: the editor on a copy of content/, asked as a browser asks. All tests of a file share it, so each must restore what others see. */
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
