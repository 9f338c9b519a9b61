import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { bodyCache } from "./bodies.ts";

it("a file that is seldom asked for is in memory only once for all clients that have not received it yet", async () => {
  const folder = await mkdtemp(join(tmpdir(), "windtower-bodies-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "script.js");
  await writeFile(file, "export {}");
  const bodyOf = bodyCache();
  const [one, beside] = await Promise.all([bodyOf(file, false), bodyOf(file, false)]);
  expect(beside).toBe(one);
  expect(await bodyOf(file, false)).toBe(one);
  expect(one.toString()).toBe("export {}");
});
