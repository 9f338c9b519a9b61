import { languageCodes, languageOf } from "@site/ground/language/languages.ts";
import { recordOf } from "@site/typed";
import { data } from "react-router";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { translator } from "#site/i18n/t.ts";
import { words as schema } from "../cooling-load/words.ts";
import type { ChangeWords } from "./change-text.ts";
import type { KindNames } from "./list/room-names.ts";
import { uncooledUse } from "./model.ts";

/** Returns the words of engineer mode for the page of a project. The page has no content of its own, because it shows only the visitor's data. */
export function projectPage(url: URL) {
  const language = languageOf(url.pathname);
  const all = recordOf(languageCodes, (code) => readPage("calculator", "/calculators/hvac-cooling-load", code)?.words);
  const read = schema.safeParse(all[language]);
  if (!read.success) throw data(null, { status: 404 });
  const { engineer, options, problems, result, notes, compass, mode } = read.data;
  return {
    language,
    words: { engineer, options, problems, result, notes, compass, mode },
    shared: calculatorWords(language),
    // A pasted list may be in the other language, so the names of the kinds of room are in both.
    kinds: languageCodes.map(
      (code): KindNames => ({
        ...schema.parse(all[code]).options.room,
        [uncooledUse]: translator(code, "project")("list.uncooled"),
      }),
    ),
  };
}
/** Returns the words with which the comparison of two revisions names fields. */
export function changeWords(url: URL): ChangeWords {
  const { engineer, options, compass } = projectPage(url).words;
  const { fields, groups, options: choices } = engineer;
  return { engineer: { fields, groups, options: choices }, options, compass };
}
export type ProjectPageData = ReturnType<typeof projectPage>;
