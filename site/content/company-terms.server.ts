import type { Language } from "@site/ground/language/languages.ts";
import { translator } from "#site/i18n/t.ts";
import { company } from "./content.server.ts";
import { type Company, type CompanyTerms, termNames } from "./schemas/company.ts";
import { urgentHours } from "./urgent-hours.ts";

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

/** Returns the hours in which the company answers emergencies. In Arabic text their times still read from left to right. */
export const emergencyHours = ({ emergencySupport }: Company["claims"]) =>
  emergencySupport && emergencySupport !== "24/7" ? `\u2068${emergencySupport}\u2069` : emergencySupport;

/** Tells whether customers choose the time of a first visit for this service. The office can change it for the pages of enquiries (office.server.ts). */
export function isBookedOnline(service: string | undefined): boolean {
  const { online, services } = company().visits;
  return online && service !== undefined && services.includes(service);
}

/** Returns the note that says when urgent calls are answered. If they are answered at all hours, there is no note. */
export function callNote(company: Parameters<typeof urgentHours>[0], language: Language) {
  const t = translator(language);
  const notes = {
    always: undefined,
    claimed: t("help.claimedNote", { claim: emergencyHours(company.claims) ?? "" }),
    office: t("help.callNote"),
  };
  return notes[urgentHours(company)];
}
