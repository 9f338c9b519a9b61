import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { guides } from "./guides.ts";

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "");

/** Returns the files of the project that a guide shows or links to. */
const linkedIn = (file: string) =>
  [...withoutCode(readFileSync(file, "utf8")).matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, path = ""]) =>
    join(dirname(file), decodeURIComponent(path)),
  );

test("every picture and every file that a guide names exists", () => {
  const links = guides.flatMap((file) => linkedIn(file).map((path) => ({ file, path })));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ path }) => !existsSync(path))).toEqual([]);
});

/** Matches a path in backticks that begins with one of the top folders. */
const path =
  /`((?:app|art|bench|content|deploy|docs|domain|ground|packages|platform|public|scripts|server|site|tests)\/[^`\s]+)`/g;
const isExample = (name: string) => /[<…(]|NAME|art\/(?:scenes|\.preview)\/pump-room/.test(name);

test("every path that a guide names exists", () => {
  const named = guides.flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8")
        .replaceAll(/```[\s\S]*?```/g, "")
        .matchAll(path),
      ([, name = ""]) => ({
        file,
        path: name.replace(/[#:].*/, ""),
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(
    named.filter(({ path }) => !isExample(path) && !existsSync(path) && globSync(`${path}*`).length === 0),
  ).toEqual([]);
});
