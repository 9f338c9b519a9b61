import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { placeOn } from "#platform/db/fixture.ts";
import { root } from "../e2e/support/launch.ts";
import { startServer } from "./support/server.ts";
import { submit } from "./support/visitors.ts";

/** Makes a copy of the built site with its own content, in which some files are replaced by mistakes. */
function siteWith(mistakes: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "windtower-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["build", "node_modules", "package.json"]) symlinkSync(join(root, name), join(folder, name));
  // These are copied. If they were symbolic links, Node would resolve them, and the copy would read the real content.
  for (const name of ["server/main.js", "content"]) cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(mistakes)) writeFileSync(join(folder, "content", file), text);
  return folder;
}

it.each([
  ["a page that the site does not know", { "en/nowhere.yaml": "hero: {}" }],
  ["a company file that is none", { "company.yaml": "phone: [" }],
])("while the content has %s, enquiries are accepted", async (_, mistakes) => {
  const place = await placeOn("SQLite");
  onTestFinished(() => place.clear());
  const server = await startServer(place, {}, siteWith(mistakes));
  onTestFinished(async () => server.kill());
  expect(await submit(server.port, randomUUID())).toMatchObject({ status: 200 });
  // The log comes through a pipe, so it may arrive after the answer.
  await vi.waitUntil(() => server.output().includes('"event":"error"'), 20_000);
});
