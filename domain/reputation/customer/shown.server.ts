import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { translator } from "#site/i18n/t.ts";
import type { publishedTestimonials } from "../store/read.ts";
import { languageOfWords } from "./shown-name.ts";

type Published = Pick<
  Awaited<ReturnType<typeof publishedTestimonials>>[number],
  "id" | "words" | "shown_name" | "service" | "place" | "from_at"
>;

/** A testimonial as everybody sees it: with the trade, the emirate and the month of the work, and nothing else about the customer. */
export function shownTestimonial({ id, words, shown_name, service, place, from_at }: Published, language: Language) {
  const t = translator(language, "lead");
  const month = dateFormat(language, { month: "long", year: "numeric", timeZone: uaeTimeZone }).format(from_at);
  const details = [service && t(`services.${service}`), place && t(`places.${place}`), month].filter(Boolean);
  const comma = translator(language)("hours.comma");
  return { id, words, language: languageOfWords(words), name: shown_name, details: details.join(comma) };
}
export type ShownTestimonial = ReturnType<typeof shownTestimonial>;
