import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readByDiagrams } from "#scripts/build/slim/rules.ts";
import { buildFolder, readBuilt } from "./build.ts";
import { pages } from "./pages.ts";

test("a diagram reads only variables that the pages around it keep", () => {
  const files = globSync("diagrams/*.svg", { cwd: buildFolder });
  expect(files.length).toBeGreaterThan(4);
  const read = files.flatMap((file) => Array.from(readBuilt(file).matchAll(/var\(--([\w-]+)/g), ([, name]) => name));
  expect([...new Set(read)].filter((name = "") => !readByDiagrams.includes(name))).toEqual([]);
});

test("no scene leads more than twelve pages", () => {
  const leading = pages.flatMap(({ language, main, path }) => {
    const image = main.first("img", (img) => img.attr("fetchpriority") === "high");
    const scene = /^\/pictures\/([a-z-]+?)(-night)?-\d/.exec(image?.attr("src") ?? "")?.[1];
    return scene ? [{ scene: `${scene} (${language})`, path }] : [];
  });
  const byScene = Map.groupBy(leading, ({ scene }) => scene);
  expect(byScene.size, "the pictures were found").toBeGreaterThan(80);
  const crowded = [...byScene].filter(([, of]) => of.length > 12);
  expect(crowded.map(([scene, of]) => `${scene}: ${of.map(({ path }) => path).join(" ")}`)).toEqual([]);
});
