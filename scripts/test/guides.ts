import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** Every page that a colleague reads. */
export const guides = globSync(["*.md", "{art,docs,domain,ground,packages,platform,site,tests}/**/*.md"]).filter(
  (file) => !file.includes("node_modules"),
);

/** Pages that keep neither limit, and why. A page that somebody writes by hand has no place here. */
const exceptions: [pages: RegExp, reason: string][] = [
  [/^docs\/bench\/20\d\d-\d\d\.md$/, "history: the diary of a month, with what programs printed"],
  [/^docs\/settings\.md$/, "a table with a row for every setting"],
  [/^docs\/decisions\/README\.md$/, "generated: an entry for every record"],
];
export const isException = (file: string) => exceptions.some(([pages]) => pages.test(file));

export const limits = { line: 100, page: 150 };

/** A list's mark, then one link, picture or word that no editor can break. */
const unbreakable = /^\s*(?:[-*+] |\d+\. )?(?:!?\[[^\]]*\]\([^)\s]*\)|\[[^\]]+\]: \S+|\S+)[.,;:)]*$/;

/** Lists what of a page does not fit a screen: lines outside of code, tables and single links, and the page if it is too long. */
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

/** Lists the commands that package.json has no script for. Code counts too, because commands stand there; a name in capitals stands for any. */
export const unknownScripts = (text: string, scripts: ReadonlySet<string>): string[] =>
  [...new Set(Array.from(text.matchAll(/\bnpm run ([a-z][\w:-]*)/g), ([, name = ""]) => name))].filter(
    (name) => !scripts.has(name),
  );

/** A word in a page's backticks that can only be a name of ours: it has an inner capital, an underscore, or brackets with nothing in them. */
const identifier =
  /(?<![\w$])(?:[A-Za-z][\w$]*[a-z\d][A-Z][\w$]*|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[a-z][a-z\d]*(?:_[a-z\d]+)+|[\w$]+(?=\(\)))(?![\w$])/g;

/** The name of a file of ours, with or without its folder; `x.ts` and `NAME.yaml` stand for any. */
const fileName =
  /(?<![\w*<>}…./-])(?:[\w.-]+\/)*((?!(?:x|X|NAME|NNNN)\b)[\w-][\w.-]*\.(?:tsx?|[cm]?js|css|ya?ml|py))(?![\w.])/g;

/** Names that are not ours stand in a comment of the page: `<!-- not ours: Foo, bar_baz -->`. */
const foreignIn = (text: string) =>
  Array.from(text.replaceAll(/`[^`\n]*`/g, "").matchAll(/<!-- not ours: ([\s\S]*?) -->/g), ([, names = ""]) =>
    names.split(/,\s*/),
  ).flat();

/** Lists the names in a page's backticks that the sources do not have, and marks that no name needs any more. */
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

/** Files whose words are names of ours. Texts in content/ are not: their fields are named in the schemas, the words of the interface by keys. */
const sources =
  /^(?!content\/(?!.*\/messages\/)|package-lock\.json|scripts\/test\/docs\.test\.ts).*(?:\.(?:[cm]?js|tsx?|css|json|ya?ml|sh|py|service|timer|example)|\/[\w-]+)$/;

/** Returns every word of the sources under version control, and the names of all files with their parts. */
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
