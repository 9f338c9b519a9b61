import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readByDiagrams } from "#scripts/build/slim/rules.ts";
import { buildFolder, readBuilt } from "./build.ts";

test("a diagram reads only variables that the pages around it keep", () => {
  const files = globSync("diagrams/*.svg", { cwd: buildFolder });
  expect(files.length).toBeGreaterThan(4);
  const read = files.flatMap((file) => Array.from(readBuilt(file).matchAll(/var\(--([\w-]+)/g), ([, name]) => name));
  expect([...new Set(read)].filter((name = "") => !readByDiagrams.includes(name))).toEqual([]);
});
