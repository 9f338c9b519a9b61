import { type Language, otherLanguage } from "@site/ground/language/languages.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { cardsOf, readPage, terms } from "./content.server.ts";

/** Lists the terms in the alphabetical order of the reader's language, each with its word in the other language. */
function glossary(language: Language) {
  const other = otherLanguage(language);
  return Object.entries(terms())
    .map(([key, { page, ...words }]) => {
      const [link] = cardsOf([page], language);
      return { key, ...words[language], other: words[other].term, link: link && { id: link.id, name: link.name } };
    })
    .sort((one, another) => one.term.localeCompare(another.term, language));
}
export type ShownTerm = ReturnType<typeof glossary>[number];

/** Groups the terms by their first letter. The Arabic article at the beginning of a word does not count, as in a dictionary. */
export function glossaryByLetter(language: Language) {
  const initial = ({ term }: ShownTerm) => (term.replace(/^ال/, "")[0] ?? "").toLocaleUpperCase();
  return [...Map.groupBy(glossary(language), initial)];
}
export type LettersOfTerms = ReturnType<typeof glossaryByLetter>;

/** The glossary as structured data for search engines. */
export const termSet = (id: PageId, language: Language, url: string) =>
  id === "/resources/glossary"
    ? [
        {
          "@type": "DefinedTermSet",
          "@id": `${url}#terms`,
          url,
          inLanguage: language,
          name: readPage("resource", id, language)?.name,
          hasDefinedTerm: glossary(language).map(({ key, term, text }) => ({
            "@type": "DefinedTerm",
            name: term,
            description: text,
            url: `${url}#${key}`,
          })),
        },
      ]
    : [];
