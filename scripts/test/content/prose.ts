import { languageCodes } from "@site/ground/language/languages.ts";
import { leavesOf } from "@site/ground/leaves.ts";
import { conditional, conditions } from "#site/content/our-words.server.ts";
import type { ReadContent } from "./content-file.ts";
import { type Glossary, glossaryFile } from "./glossary.ts";
import type { Problem } from "./problem.ts";

/** Reports mistakes in texts that a schema cannot find: lists that YAML has joined into one line, and words that the glossary forbids. */
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

/** Finds a list that `>-` has joined into one line. A normal sentence never has a hyphen or an asterisk between two spaces. */
const foldedList = (text: string) => {
  const line = text.split("\n").find((each) => /\S\s+[-*•]\s+\S/.test(each));
  return line ? [`"${line.slice(0, 60)}…" looks like a list on one line: begin it with |- instead of >-`] : [];
};

/**
 * Finds mistakes in conditions such as `{ac? …}`. With an unknown name, the text would never be printed. With a misspelt beginning or
 * without an end, the condition would be printed as it is.
 */
const wrongConditions = (text: string) => [
  ...[...text.matchAll(conditional)]
    .flatMap(([, names = ""]) => names.split("|"))
    .filter((name) => !conditions.includes(name))
    .map((name) => `{${name}? …}: there is no such condition; known are ${conditions.join(", ")}`),
  ...(text.replace(conditional, "").match(/\{[^{}]*[?؟]/g) ?? []).map(
    (begun) =>
      `"${begun}" would be printed as it is: write {ac? …} or {ac|ventilation? …}, with nothing in braces inside but {company.…}`,
  ),
];

/** The article and the one-letter words that may be joined to the beginning of an Arabic word. */
const joined = "(?:[وف]?(?:[بكل]?ال|لل|[بكل])?)";

function bannedWords({ use, not, in: folder = "" }: Glossary["en"][number]) {
  const word = new RegExp(`(?<!\\p{L})${joined}(?:${not.join("|")})(?!\\p{L})`, "iu");
  return (text: string, file: string) => {
    const found = file.startsWith(folder) ? word.exec(text)?.[0] : undefined;
    return found ? [`"${found}": say "${use}" (${glossaryFile})`] : [];
  };
}
