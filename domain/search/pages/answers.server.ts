import { enquiryReference } from "@site/ground/company/references.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { stemsOf } from "#platform/search/vocabulary.ts";
import { cardsOf } from "#site/content/content.server.ts";
import { type AnswerName, answerNames } from "#site/content/schemas/search-words.ts";
import { preparedWords } from "#site/content/search-words.server.ts";

export type Answer = { kind: AnswerName } | { kind: "reference"; reference: string };

/**
 * Matches a reference as our confirmations contain it. The enquiry is never looked up: anybody may know the reference, not only the
 * customer.
 */
const reference = new RegExp(enquiryReference, "i");

/** Returns the answers that the site can show directly, without a page. */
export function answersTo(text: string, language: Language): Answer[] {
  const [named] = reference.exec(text) ?? [];
  if (named) return [{ kind: "reference", reference: named.toUpperCase() }];
  const typed = ` ${stemsOf(text).join(" ")} `;
  const { answers } = preparedWords();
  return answerNames
    .filter((kind) => answers[kind].some((phrase) => typed.includes(` ${phrase} `)))
    .filter((kind) => kind !== "careers" || cardsOf(["/careers"], language).length > 0)
    .map((kind) => ({ kind }));
}
