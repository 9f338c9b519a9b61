import type { Language } from "@site/ground/language/languages.ts";
import { type ContentOf, readPage } from "./content.server.ts";
import type { Card } from "./schemas/card.ts";
import { comparisonRows } from "./schemas/pages.ts";
import type { SectionOf } from "./schemas/sections.ts";

type Words = NonNullable<ContentOf<"overview">["compare"]>;

/** Compares the pages below an overview. Each page has the words about itself in its own file (`compare`). */
export function comparison(words: Words, cards: Card[], language: Language): SectionOf<"table"> {
  const said = cards.map(({ id }) => {
    const lines = readPage("landing", id, language)?.compare;
    if (!lines) throw new Error(`content/${language}${id}.yaml: compare is missing`);
    return lines;
  });
  return {
    kind: "table",
    heading: words.heading,
    intro: words.intro,
    columns: [words.question, ...cards.map(({ name }) => name)],
    rows: comparisonRows.map((line) => [words.lines[line], ...said.map((lines) => lines[line])]),
  };
}
