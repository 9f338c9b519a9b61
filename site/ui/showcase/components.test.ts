import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { components } from "./components.ts";

const inFolder = globSync("site/ui/**/*.tsx").filter((file) => !/showcase|diagrams|\.test|\.server/.test(file));
const nameOf = (file: string) => basename(file, ".tsx");

/** Returns the components that a file shows, directly or inside other components. */
function shownBy(file: string, known = new Set<string>()): Set<string> {
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/from "((?:\.|#site\/ui\/)[^"]+\.tsx?)"/g)) {
    const next = path.startsWith("#site/") ? path.slice(1) : join(dirname(file), path);
    if (!known.has(next)) shownBy(next, known.add(next));
  }
  return known;
}

test("the index of /design names every component of site/ui once, and nothing else", () => {
  const named = Object.values(components).flat();
  expect(named.toSorted()).toEqual(inFolder.map(nameOf).toSorted());
});

test("the components that the index places on /design are shown there", () => {
  const shown = new Set([...shownBy("site/ui/showcase/Showcase.tsx")].map(nameOf));
  const here = Object.entries(components).flatMap(([place, names]) => (place.startsWith("/") ? [] : names));
  expect(here.filter((name) => !shown.has(name))).toEqual([]);
});
