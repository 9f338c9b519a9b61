import { languageCodes } from "@site/ground/language/languages.ts";
import { leavesOf } from "@site/ground/leaves.ts";
import { conditional, conditions } from "#site/content/our-words.server.ts";
import type { ReadContent } from "./content-file.ts";
import { type Glossary, glossaryFile } from "./glossary.ts";
import type { Problem } from "./problem.ts";

/** Mistakes in text that a schema cannot find: a list that YAML folded into one line, and a second word for a thing. */
export function proseProblems(read: ReadContent[]): Problem[] {
  const glossary = read.find(({ file }) => file === glossaryFile)?.data as Glossary | undefined;
  const banned = Object.fromEntries(languageCodes.map((code) => [code, glossary?.[code].map(bannedWords) ?? []]));
  return read.flatMap(({ file, language, data }) =>
    leavesOf(data).flatMap(({ field, value }) => {
      if (typeof value !== "string" || !language) return [];
      const reasons = [
        ...foldedList(value),
        ...wrongConditions(value),
        ...(banned[language] ?? []).flatMap((find) => find(value, file.slice(`${language}/`.length))),
      ];
      return reasons.map((reason) => ({ file, field, reason }));
    }),
  );
}

/** `>-` joins lines, so that all bullets of a list become one. No sentence needs a hyphen or an asterisk between two spaces. */
const foldedList = (text: string) => {
  const line = text.split("\n").find((each) => /\S\s+[-*•]\s+\S/.test(each));
  return line ? [`"${line.slice(0, 60)}…" looks like a list on one line: begin it with |- instead of >-`] : [];
};

/**
 * A condition such as `{ac? …}` with an unknown trade would never be printed. With a misspelt beginning, or without an end, it would be printed
 * literally.
 */
const wrongConditions = (text: string) => [
  ...[...text.matchAll(conditional)]
    .flatMap(([, names = ""]) => names.split("|"))
    .filter((name) => !conditions.includes(name))
    .map((name) => `{${name}? …}: there is no such trade; known are ${conditions.join(", ")}`),
  ...(text.replace(conditional, "").match(/\{[^{}]*[?؟]/g) ?? []).map(
    (begun) =>
      `"${begun}" would be printed as it is: write {ac? …} or {ac|ventilation? …}, with nothing in braces inside but {company.…}`,
  ),
];

/** The article and one-letter words may be joined to an Arabic word. */
const joined = "(?:[وف]?(?:[بكل]?ال|لل|[بكل])?)";

function bannedWords({ use, not, in: folder = "" }: Glossary["en"][number]) {
  const word = new RegExp(`(?<!\\p{L})${joined}(?:${not.join("|")})(?!\\p{L})`, "iu");
  return (text: string, file: string) => {
    const found = file.startsWith(folder) ? word.exec(text)?.[0] : undefined;
    return found ? [`"${found}": say "${use}" (${glossaryFile})`] : [];
  };
}
