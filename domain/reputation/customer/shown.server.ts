import { dateFormat } from "@site/ground/language/formats.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { District } from "@site/ground/site-map/place-pages.ts";
import { uaeTimeZone } from "@site/ground/time/uae-time.ts";
import { shortPlaceName } from "#site/content/trades.server.ts";
import { translator } from "#site/i18n/t.ts";
import type { Finding } from "../store/findings.ts";
import type { publishedTestimonials } from "../store/read.ts";
import { languageOfWords } from "./shown-name.ts";

type Published = Awaited<ReturnType<typeof publishedTestimonials>>[number];
type Visit = Pick<Published, "service" | "place" | "from_at">;

/** Names the trade, the emirate or the district, and the month of the work. */
function detailsOf({ service, place, from_at }: Visit, language: Language, area: District | "" = ""): string {
  const t = translator(language, "lead");
  const month = dateFormat(language, { month: "long", year: "numeric", timeZone: uaeTimeZone }).format(from_at);
  const where = area ? shortPlaceName(area, language) : place && t(`places.${place}`);
  return [service && t(`services.${service}`), where, month].filter(Boolean).join(translator(language)("hours.comma"));
}

/** A testimonial as everybody sees it: with the trade, the emirate and the month of the work, and nothing else about the customer. */
export const shownTestimonial = (
  { id, words, shown_name: name, ...visit }: Pick<Published, "id" | "words" | "shown_name"> & Visit,
  language: Language,
) => ({ id, words, language: languageOfWords(words), name, details: detailsOf(visit, language) });
export type ShownTestimonial = ReturnType<typeof shownTestimonial>;

/** A finding as everybody sees it. */
export function shownFinding(finding: Finding & Visit, language: Language) {
  const { id, unit, value_before, value_after, area } = finding;
  const [before, after] = [value_before, value_after].map((value) => `${value} ${unit}`.trim());
  const found = finding[`found_${language}`];
  const reading = finding[`reading_${language}`];
  return { id, found, reading, before, after, details: detailsOf(finding, language, area) };
}
export type ShownFinding = ReturnType<typeof shownFinding>;
