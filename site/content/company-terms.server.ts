import type { Language } from "@site/ground/language/languages.ts";
import { translator } from "#site/i18n/t.ts";
import { company } from "./content.server.ts";
import { type Company, type CompanyTerms, termNames } from "./schemas/company.ts";

/** Lists the terms that the company has filled in, such as guarantee and insurance, always in the same order. */
export function termsOf({ terms }: Pick<Company, "terms">, language: Language): CompanyTerms {
  return termNames.flatMap((name) => {
    const term = terms[name];
    return term && term !== "none" ? [{ name, text: term[language] }] : [];
  });
}

export const companyTerms = (language: Language) => termsOf(company(), language);

/** Returns the time within which an urgent enquiry is answered, if the company says so. */
export const urgentAnswer = ({ urgent }: Pick<Company, "urgent">, language: Language) =>
  urgent && urgent !== "none" ? urgent[language] : undefined;

/** Returns the note that urgent calls are answered in working hours only. A company that answers emergencies has no such note. */
export const callNote = ({ claims }: Pick<Company, "claims">, language: Language) =>
  claims.emergencySupport ? undefined : translator(language)("help.callNote");
