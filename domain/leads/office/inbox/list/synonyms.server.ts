import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { keysOf } from "@site/typed";
import type { Synonyms } from "#platform/db/search/search.ts";
import { normalizeText } from "#platform/process/normalize-text.ts";
import { searchWords } from "#site/content/content.server.ts";
import { districtNames } from "#site/content/trades.server.ts";
import { leadPlaces, leadServices, properties } from "#site/forms/options.ts";
import { translator } from "#site/i18n/t.ts";
import type { ListQuery } from "../../../store/list-query.ts";
import { type Choice, choiceText } from "../../../store/search-text.ts";
import { queryOf } from "./address.ts";

const choices = { services: leadServices, places: leadPlaces, properties } as const;
const choiceOf = { services: "service", places: "place", properties: "property" } as const satisfies Record<
  keyof typeof choices,
  Choice
>;
const saysNothing = ["other", "elsewhere"];

/** Returns groups of words with the same meaning: each name together with other spellings that the site's search knows. */
function synonyms(): Synonyms {
  const spellings = searchWords().same.map((line) => line.map(withoutArticle));
  return named().map((names) => [
    ...new Set([...names, ...spellings.filter((line) => line.some((one) => names.includes(one))).flat()]),
  ]);
}

/**
 * Returns the names of districts, cities, services and kinds of property in both languages. With these, a search in one language also finds
 * leads in the other.
 */
const named = (): string[][] => [
  ...Object.values(districtNames()).map((names) => Object.values(names).map(withoutArticle)),
  ...keysOf(choices).flatMap((group) =>
    choices[group]
      .filter((key) => !saysNothing.includes(key))
      .map((key) => [
        ...languageCodes.map((language) => wordFor(language, group, key)),
        choiceText(choiceOf[group], key),
      ]),
  ),
];

const wordFor = (language: Language, group: keyof typeof choices, key: string) =>
  withoutArticle(translator(language, "lead")(`${group}.${key}`, { defaultValue: key }));

const withoutArticle = (name: string) => normalizeText(name).replace(/^(al |ال)(?=.{3})/, "");

/** Parses the query of the list for the database, and adds synonyms if there is a search text. */
export function searchedOf(search: string): ListQuery {
  const query = queryOf(search);
  return query.text ? { ...query, synonyms: synonyms() } : query;
}
