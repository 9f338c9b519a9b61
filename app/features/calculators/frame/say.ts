import type { Language } from "#app/i18n/languages.ts";
import type { SharedWords } from "./words.ts";

/** A label and what stands beside it. */
export type Line = readonly [label: string, value: string];

/** The forms of a word by its number, named as Intl.PluralRules names them. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const fill = (text: string, blanks: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));

/** Making one costs more than using it a hundred times, and a page says hundreds of numbers at every key. */
const kept = <K, V>(make: (key: K) => V) => {
  const all = new Map<K, V>();
  return (key: K): V => {
    const known = all.get(key) ?? make(key);
    all.set(key, known);
    return known;
  };
};
const numbers = kept((digits: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits: digits }));
const plurals = {
  en: kept((digits: number) => new Intl.PluralRules("en", { maximumFractionDigits: digits })),
  ar: kept((digits: number) => new Intl.PluralRules("ar", { maximumFractionDigits: digits })),
} satisfies Record<Language, unknown>;

/** Western digits in both languages. */
export const format = (value: number, digits = 0) => numbers(digits).format(value);

/** The form that goes with a number as it is shown: 307.6 without decimals is 308. */
const formOf = (forms: Forms, n: number, language: Language, digits: number) =>
  forms[plurals[language](digits).select(n)] ?? forms.other;

/** The word for so many: `{n}` in it is the number. */
export const count = (forms: Forms, n: number, language: Language, blanks: Record<string, string | number> = {}) =>
  fill(formOf(forms, n, language, 2), { n: format(n, 2), ...blanks });

export type Units = { readonly [name: string]: string | Forms };

/** A unit beside a number, or by itself: signs stay as they are, words agree. */
export function unitOf(units: Units, language: Language, name: string, value?: number, digits = 0): string {
  const word = units[name] ?? name;
  if (typeof word === "string") return word;
  return value === undefined ? word.other : formOf(word, value, language, digits);
}

/** Says things in the language and words of one calculator. */
export function sayer<W>(words: W, shared: SharedWords, language: Language) {
  const unit = (name: string, value?: number, digits?: number) => unitOf(shared.units, language, name, value, digits);
  return {
    words,
    shared,
    language,
    unit,
    fill,
    format,
    /** Side by side, as the language divides them. */
    listed: (parts: readonly string[]) => parts.join(language === "ar" ? "، " : ", "),
    /** Apart, where each has commas of its own. */
    apart: (parts: readonly string[]) => parts.join(language === "ar" ? "؛ " : "; "),
    amount: (value: number, name: string, digits = 0) => `${format(value, digits)} ${unit(name, value, digits)}`,
    count: (forms: Forms, n: number, blanks?: Record<string, string | number>) => count(forms, n, language, blanks),
  };
}
export type Say<W> = ReturnType<typeof sayer<W>>;
