import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";

/** Reads a page from a folder of its own, with the price list of the project as examples. */
async function readPage(yaml: string) {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "content/en"), { recursive: true });
  for (const file of ["shared/prices.yaml", "en/calculator-words.yaml"])
    cpSync(join("content", file), join(folder, "content", file));
  writeFileSync(join(folder, "content/en/page.yaml"), yaml);
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  vi.resetModules();
  const { readContent } = await import("./files.server.ts");
  return () => readContent("en/page.yaml", z.any());
}

test("a price that is an example is refused in each field of a file where nothing marks it", async () => {
  const read = await readPage('name: "{{price ac-visit}}"\nseo: { title: "{{price ac-visit}}" }\n');
  expect(read).toThrow(/: name: .* an example may not stand here.*\n.*: seo.title: .* an example may not/);
});
