import type { Language } from "./languages.ts";

/** The plural forms of a word, named as in Intl.PluralRules. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Units by their names. A sign such as m² is a text; a word has its plural forms. */
export type Units = { readonly [name: string]: string | Forms };

const rules = new Map<string, Intl.PluralRules>();

/** The rules are kept, because creating them costs far more than using them. */
function rulesFor(language: Language, digits: number): Intl.PluralRules {
  const key = `${language} ${digits}`;
  const known = rules.get(key) ?? new Intl.PluralRules(language, { maximumFractionDigits: digits });
  rules.set(key, known);
  return known;
}

/** Returns the plural form for a number as it is displayed: 307.6 without decimals counts as 308. */
export const formOf = (forms: Forms, n: number, language: Language, digits: number) =>
  forms[rulesFor(language, digits).select(n)] ?? forms.other;

/** Returns a unit, for a number or alone. Signs never change, words have plural forms. */
export function unitOf(units: Units, language: Language, name: string, value?: number, digits = 0): string {
  const word = units[name] ?? name;
  if (typeof word === "string") return word;
  return value === undefined ? word.other : formOf(word, value, language, digits);
}
