import { join } from "node:path";
import type { Language } from "@site/ground/language/languages.ts";
import { leavesOf } from "@site/ground/leaves.ts";
import { charactersOf, needsNoFont } from "#scripts/build/fonts/characters.ts";
import { conditional } from "#site/content/our-words.server.ts";
import type { ReadContent } from "./content-file.ts";
import type { Problem } from "./problem.ts";

const root = join(import.meta.dirname, "../../..");
const web = (name: string, weight: number) => `public/fonts/${name}-${weight}.woff2`;
const whole = (name: string, cut: string) => `platform/pdf/fonts/${name}-${cut}.ttf`;

type Print = { where: string; what: RegExp; weights: string[][] };

const papers: Print = {
  where: "papers",
  what: /./,
  weights: ["Regular", "SemiBold"].map((cut) => [whole("IBMPlexSans", cut), whole("IBMPlexSansArabic", cut)]),
};
const previewed = /^(seo\.title|(tagline|shortName)\.(en|ar))$/;

/**
 * For each language: the fonts in which its texts are printed, grouped by weight. Mails are not listed, because the reader's mail program
 * chooses their fonts.
 */
const prints: Record<Language, Print[]> = {
  en: [
    { where: "pages", what: /./, weights: [400, 600].map((weight) => [web("plex-sans", weight)]) },
    { where: "link previews", what: previewed, weights: [[whole("IBMPlexSans", "SemiBold")]] },
    papers,
  ],
  ar: [
    {
      where: "pages",
      what: /./,
      weights: [400, 600].map((weight) => [web("plex-arabic", weight), web("plex-latin", weight)]),
    },
    { where: "link previews", what: previewed, weights: [[whole("IBMPlexSansArabic", "SemiBold")]] },
    papers,
  ],
};

const known = new Map<string, Set<number>>();
function characters(file: string) {
  const found = known.get(file) ?? charactersOf(join(root, file));
  known.set(file, found);
  return found;
}

/** Parts of a text that are not printed, or not in our fonts: placeholders, code and the lines of tables. */
const unprinted = /`[^`]*`|\{+[^{}]*\}+|\|/g;

/**
 * Reports characters that a font lacks. The browser would draw them in another font, and an Arabic word with such a character would fall
 * apart.
 */
export const letterProblems = (read: ReadContent[]): Problem[] =>
  read.flatMap(({ file, language: ofFile, data }) =>
    leavesOf(data).flatMap(({ field, value }) => {
      const language = ofFile ?? /\.(en|ar)$/.exec(field)?.[1];
      if (typeof value !== "string" || !language) return [];
      const printed = [...new Set(value.replace(conditional, "$2").replace(unprinted, ""))].filter(
        (each) => !needsNoFont.test(each),
      );
      return prints[language as Language]
        .filter(({ what }) => what.test(field))
        .flatMap(({ where, weights }) => {
          const lost = printed.filter((each) => weights.some((files) => !isIn(files, each)));
          return lost.map((each) => ({ file, field, reason: reasonFor(each, where) }));
        });
    }),
  );

const isIn = (files: string[], character: string) =>
  files.some((file) => characters(file).has(character.codePointAt(0) ?? 0));

const reasonFor = (character: string, where: string) =>
  `"${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}) is not in the font of our ${where}: write it otherwise, or add it in scripts/build/fonts/make.ts and run npm run fonts`;
