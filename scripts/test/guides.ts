import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** All Markdown pages that a colleague reads. */
export const guides = globSync(["*.md", "{art,docs,domain,ground,packages,platform,site,tests}/**/*.md"]).filter(
  (file) => !file.includes("node_modules"),
);

/** Pages to which the limits do not apply, and the reason. Pages that a person writes must not be in this list. */
const exceptions: [pages: RegExp, reason: string][] = [
  [/^docs\/bench\/20\d\d-\d\d\.md$/, "history: the diary of a month, with what programs printed"],
  [/^docs\/settings\.md$/, "a table with a row for every setting"],
  [/^docs\/decisions\/README\.md$/, "generated: an entry for every record"],
];
export const isException = (file: string) => exceptions.some(([pages]) => pages.test(file));

export const limits = { line: 100, page: 150 };

/** Matches a line that no editor can break: an optional list mark, and then a single link, picture or word. */
const unbreakable = /^\s*(?:[-*+] |\d+\. )?(?:!?\[[^\]]*\]\([^)\s]*\)|\[[^\]]+\]: \S+|\S+)[.,;:)]*$/;

/**
 * Returns the parts of a page that do not fit a screen: long lines (except in code, tables and single links), and the page itself if it has
 * too many lines.
 */
export function tooLong(text: string): string[] {
  const lines = text.replace(/\n$/, "").split("\n");
  let inFence = false;
  const long = lines.flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) inFence = !inFence;
    const counts = !inFence && !line.startsWith("|") && !unbreakable.test(line);
    return counts && line.length > limits.line ? [`line ${index + 1} has ${line.length} characters`] : [];
  });
  return lines.length > limits.page ? [...long, `the page has ${lines.length} lines`] : long;
}

const withoutFences = (text: string) => text.replaceAll(/^\s*(```|~~~)[\s\S]*?^\s*\1/gm, "");
const codeOf = (text: string) => Array.from(withoutFences(text).matchAll(/`([^`\n]+)`/g), ([, code = ""]) => code);

/** Returns the commands in a page that package.json does not have. Code blocks are checked too. A name in capitals is a placeholder. */
export const unknownScripts = (text: string, scripts: ReadonlySet<string>): string[] =>
  [...new Set(Array.from(text.matchAll(/\bnpm run ([a-z][\w:-]*)/g), ([, name = ""]) => name))].filter(
    (name) => !scripts.has(name),
  );

/** Matches a name of ours in backticks. A word must be a name if it has an inner capital, an underscore, or () at its end. */
const identifier =
  /(?<![\w$])(?:[A-Za-z][\w$]*[a-z\d][A-Z][\w$]*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[a-z][a-z\d]*(?:_[a-z\d]+)+|[\w$]+(?=\(\)))(?![\w$])/g;

/** Matches the name of a file, with or without its folder. `x.ts` and `NAME.yaml` are placeholders. */
const fileName =
  /(?<![\w*<>}…./-])(?:[\w.-]+\/)*((?!(?:x|X|NAME|NNNN)\b)[\w-][\w.-]*\.(?:tsx?|[cm]?js|css|ya?ml|py))(?![\w.])/g;

/** Returns the names that a page declares as not ours, in a comment such as `<!-- not ours: Foo, bar_baz -->`. */
const foreignIn = (text: string) =>
  Array.from(text.replaceAll(/`[^`\n]*`/g, "").matchAll(/<!-- not ours: ([\s\S]*?) -->/g), ([, names = ""]) =>
    names.split(/,\s*/),
  ).flat();

/** Returns the names in a page's backticks that the sources do not contain, and declared names that the page does not use any more. */
export function unknownNames(text: string, known: ReadonlySet<string>): string[] {
  const names = new Set(
    codeOf(text).flatMap((code) => [
      ...(code.match(identifier) ?? []),
      ...Array.from(code.matchAll(fileName), ([, name = ""]) => name),
    ]),
  );
  const foreign = new Set(foreignIn(text));
  return [
    ...[...names].filter((name) => !known.has(name) && !foreign.has(name)),
    ...[...foreign].filter((name) => !names.has(name)).map((name) => `${name} is marked, but not used`),
  ];
}

/**
 * Matches files whose words count as our names. Texts in content/ do not count: their fields are named in the schemas, and the texts of the
 * interface by keys.
 */
const sources =
  /^(?!content\/(?!.*\/messages\/)|package-lock\.json|scripts\/test\/docs\.test\.ts).*(?:\.(?:[cm]?js|tsx?|css|json|ya?ml|sh|py|service|timer|example)|\/[\w-]+)$/;

/** Returns every word in the sources under version control, and all file names and their parts. */
export function namesInSources(): Set<string> {
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 2 ** 24,
  }).split("\0");
  const names = new Set<string>();
  for (const file of files) {
    names.add(basename(file));
    for (const name of basename(file).match(/[\w$]+/g) ?? []) names.add(name);
    if (!sources.test(file) || !existsSync(file)) continue;
    for (const name of readFileSync(file, "utf8").match(/[A-Za-z_$][\w$]*/g) ?? []) names.add(name);
  }
  return names;
}
