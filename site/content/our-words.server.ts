import { companyScope, type Scope, sellsEverything, sellsService, tradeNames } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import { company } from "./company.server.ts";
import { withOwnHead } from "./heads.server.ts";
import { unservedNames } from "./place-names.ts";
import type { Company } from "./schemas/company.ts";
import { keep, type TextFilter, type TextPlace } from "./text-filter.ts";
import { helpsAtNight } from "./urgent-hours.ts";

/** The words for each placeholder {company.…} in the texts. A claim that the company does not make has no words. */
const spoken = (of: Company, language: Language): Record<string, string | undefined> => ({
  name: of.name[language],
  shortName: of.shortName[language],
  work: of.work[language],
  area: of.area[language],
  established: String(of.claims.established),
  replyHours: String(of.claims.replyWithinHours),
  certification: of.claims.certification,
  approval: of.claims.approval?.[language],
});

/** The texts contain the form of the noun that follows 24. Another number may need another form, so number and noun are replaced together. */
const hours = /\{company\.replyHours\}\s(?:hours|ساعة)/g;
const counted: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? "1 hour" : `${count} hours`),
  ar: (count) => fewInArabic(count)[arabic.select(count)] ?? `${count} ساعة`,
};
const arabic = new Intl.PluralRules("ar");
const fewInArabic = (count: number): Partial<Record<Intl.LDMLPluralRule, string>> => ({
  one: "ساعة",
  two: "ساعتين",
  few: `${count} ساعات`,
});

/** Phrases about help in emergencies at any hour, which not every company offers. */
const atAllHours =
  /24\/7 emergency|emergency (support|line)|emergency\? call us|night line|answered day and night|دعم (ال|لل)طوارئ|الطوارئ (ليلاً|في أي ساعة|اتصل)|أما الطوارئ فنرد|خط الطوارئ|يجيب ليلاً ونهاراً/i;

/**
 * A condition in a text, such as `{night? …}`, `{booking? …}`, `{ac? …}` or `{ac|ventilation? …}`. Only a company that helps at night, that lets
 * customers choose times online, or that has one of these trades prints that part. The rest of the text is complete without it.
 */
export const conditional = /\{([a-z|-]+)\?((?:[^{}]|\{company\.\w+\})*)\}/g;
export const conditions: readonly string[] = ["night", "booking", ...tradeNames];

/** Calculators ask where a building stands, anywhere in the country. So the name of a city there does not promise that we come. */
const isOfAnyPlace = (id: string) => /^\/calculators(\/|$)/.test(id);

function said(of: Company, scope: Scope, { id, language }: TextPlace): TextFilter {
  const words = spoken(of, language);
  const unserved = isOfAnyPlace(id) ? undefined : unservedNames(scope);
  const holding: Record<string, boolean> = { night: helpsAtNight(of), booking: of.visits.online };
  return (written) => {
    const holds = (name: string) => holding[name] ?? sellsService(name, scope);
    const text = written.replace(conditional, (_, names: string, part: string) =>
      names.split("|").some(holds) ? part : "",
    );
    if (written && !text) return undefined;
    const missing = [...text.matchAll(/\{company\.(\w+)\}/g)].some(([, name = ""]) => !words[name]);
    if (missing || (unserved?.test(text) ?? false)) return undefined;
    if (!holding.night && atAllHours.test(text)) return undefined;
    const inHours = text.replace(hours, counted[language](of.claims.replyWithinHours));
    return inHours.replace(/\{company\.(\w+)\}/g, (_, name: string) => words[name] ?? "");
  };
}

/**
 * Returns a text, or a tree of texts, as this company may print it, with its placeholders filled; undefined if nothing may be printed. It removes
 * parts that name a place that the company does not serve, or make a claim that the company does not make.
 */
export const printable = <T>(value: T, where: TextPlace, exists?: (id: string) => boolean): T | undefined =>
  kept(value, company(), companyScope, where, exists) as T | undefined;

/** Does the same as `printable` for the facts of another company. It tells that company what the site would not print. */
export const printedBy = <T>(value: T, of: Company, scope: Scope, where: TextPlace): T | undefined =>
  kept(value, of, scope, where) as T | undefined;

function kept(value: unknown, of: Company, scope: Scope, where: TextPlace, exists?: (id: string) => boolean): unknown {
  const saying = said(of, scope, where);
  return keep(withOwnHead(value, where, scope, saying), saying, exists);
}

/** True if this company does not have to leave any text out. */
export function saysEverything(): boolean {
  const { certification, approval } = company().claims;
  return sellsEverything() && helpsAtNight(company()) && certification !== undefined && approval !== undefined;
}
