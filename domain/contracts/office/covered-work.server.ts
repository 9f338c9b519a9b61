import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import type { Quotation } from "#domain/quotations/store/index.ts";

/** Returns the lines of an accepted quotation without prices. Options are included only if the customer chose them. */
export function coveredBy(quotation: Quotation, language: Language) {
  const chosen = "acceptance" in quotation.answer ? quotation.answer.acceptance.chosen : [];
  return quotation.lines.flatMap(({ kind, textEn, textAr }, position) => {
    if (kind === "option" && !chosen.includes(position)) return [];
    const own = language === "ar" ? textAr : textEn;
    const other = languageCodes.find((code) => code !== language);
    return [{ kind, text: own || textEn || textAr, lang: own ? undefined : other }];
  });
}
export type CoveredWork = ReturnType<typeof coveredBy>;
