import type { Language } from "@site/ground/language/languages.ts";
import { translator } from "#site/i18n/t.ts";
import { company } from "./content.server.ts";
import { type Company, type CompanyTerms, termNames } from "./schemas/company.ts";

/** What the company has filled in of guarantee, insurance and the like, in the order of the file. */
export function termsOf({ terms }: Pick<Company, "terms">, language: Language): CompanyTerms {
  return termNames.flatMap((name) => {
    const told = terms[name];
    return told && told !== "none" ? [{ name, text: told[language] }] : [];
  });
}

export const companyTerms = (language: Language) => termsOf(company(), language);

/** By when an urgent request is answered, if the company says so. */
export const urgentAnswer = ({ urgent }: Pick<Company, "urgent">, language: Language) =>
  urgent && urgent !== "none" ? urgent[language] : undefined;

/** When the number for what cannot wait is answered, where that is in working hours only. Who answers emergencies may do it on the office's number. */
export const callNote = ({ claims }: Pick<Company, "claims">, language: Language) =>
  claims.emergencySupport ? undefined : translator(language)("help.callNote");
