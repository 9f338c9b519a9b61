import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const guides = globSync(["*.md", "{docs,engine,art,tests}/**/*.md"]);

const withoutCode = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, "");

/** What a guide shows or leads to within the project. */
const linkedIn = (file: string) =>
  [...withoutCode(readFileSync(file, "utf8")).matchAll(/\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g)].map(([, path = ""]) =>
    join(dirname(file), decodeURIComponent(path)),
  );

test("every picture and every file that a guide names is there", () => {
  const links = guides.flatMap((file) => linkedIn(file).map((path) => ({ file, path })));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(({ path }) => !existsSync(path))).toEqual([]);
});
