import { enquiryReference } from "@site/ground/company/references.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { keysOf, likeness } from "#platform/search/phrases.ts";
import { stemsOf } from "#platform/search/vocabulary.ts";
import { cardsOf } from "#site/content/content.server.ts";
import { type PriceLine, priceLineOfRow } from "#site/content/prices.server.ts";
import { type AnswerName, answerNames } from "#site/content/schemas/search-words.ts";
import { preparedWords } from "#site/content/search-words.server.ts";

export type Answer =
  | { kind: AnswerName }
  | { kind: "reference"; reference: string }
  | { kind: "price"; price: PriceLine };

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
  const simple = answerNames
    .filter((kind) => answers[kind].some((phrase) => typed.includes(` ${phrase} `)))
    .filter((kind) => kind !== "careers" || cardsOf(["/careers"], language).length > 0)
    .map((kind) => ({ kind }));
  const price = priceFor(text, language);
  return price ? [{ kind: "price", price }, ...simple] : simple;
}

/** A query that is less like what people say of a job means another job: no price is better than that of another job. */
const alike = 0.85;

/** Returns the price of the job that the visitor names, if the query has a word for a price. */
function priceFor(text: string, language: Language): PriceLine | undefined {
  const { vocabulary, priced } = preparedWords();
  const [ofPrice = ""] = keysOf("price", vocabulary);
  const keys = keysOf(text, vocabulary);
  if (!keys.includes(ofPrice)) return undefined;
  const named = keys.filter((key) => key !== ofPrice);
  const [best] = likeness(named, priced).toSorted(([, one], [, other]) => other - one);
  const [row] = (best && best[1] >= alike && priced.pages[best[0]]) || [];
  return row === undefined ? undefined : priceLineOfRow(row, language);
}
