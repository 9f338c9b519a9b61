import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Site } from "@site/editor/site.ts";
import { anglesIn } from "#scripts/test/content/angles.ts";
import { checkContent, problemsOfWords, problemsWithin } from "#scripts/test/content/check.ts";
import { allFiles, fileNamed } from "#scripts/test/content/files.ts";
import { readAll } from "#scripts/test/content/read.ts";
import { referencesOf } from "#scripts/test/content/typed-figures.ts";
import { contentFolder, fillValue } from "#site/content/files.server.ts";
import { line } from "#site/content/schemas/common.ts";

const root = resolve(import.meta.dirname, "../..");
/** The files whose code may refer to a page. Programs outside the site (scripts, tests) refer to none. */
const code = "{app,domain,platform,server,site,ground,packages,art}/**/*.{ts,tsx}";

/** Describes this site to the content editor. */
export const site: Site = {
  content: contentFolder,
  files: allFiles,
  fileNamed,
  line,
  made: ["shared/map.json", "shared/article-texts.json", "shared/moved.json"],
  shownOn: {
    "shared/prices.yaml": "/pricing",
    "shared/terms.yaml": "/resources/glossary",
    "shared/search-words.yaml": "/search",
    "photos/photos.yaml": "/about",
    "*/vacancies.yaml": "/careers",
    "*/calculator-words.yaml": "/calculators",
  },
  check: checkContent,
  filled(file, written) {
    const { value, problems } = fillValue(file, written);
    return { value, problems: problems.map((problem) => ({ file, ...problem })) };
  },
  references(file, value) {
    const { id, language } = fileNamed(file) ?? {};
    if (!id || !language) return [];
    const { read } = readAll(allFiles().filter((each) => each.startsWith("shared/")));
    return referencesOf({ id, language, ...(value as object) }, read, anglesIn(read)).map((reference) => ({
      reference,
      prints: fillValue(file, reference).value,
    }));
  },
  problemsOf(values) {
    const others = readAll().read.filter(({ file }) => !(file in values));
    const own = Object.entries(values).flatMap(([file, data]) => {
      const known = fileNamed(file);
      return known ? [{ ...known, data }] : [];
    });
    const within = problemsWithin([...others, ...own]).filter(({ file }) => file in values);
    return [...within, ...problemsOfWords(own)];
  },
  codeNaming: (id) =>
    globSync(code, { cwd: root, exclude: ["packages/editor/**"] }).find((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return ['"', "'", "`"].some((mark) => text.includes(`${mark}${id}${mark}`));
    }),
};
