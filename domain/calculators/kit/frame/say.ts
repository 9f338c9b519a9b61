import type { Language } from "@site/ground/language/languages.ts";
import type { SharedWords } from "./words.ts";

export type Line = readonly [label: string, value: string];

/** The plural forms of a word, named as in Intl.PluralRules. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const fill = (text: string, blanks: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => String(blanks[name] ?? blank));

/**
 * Caches the values that `make` returns. Creating a formatter costs more than using it a hundred times, and a page formats hundreds of numbers
 * at every keystroke.
 */
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

/** Writes a number with Western digits in both languages. */
export const format = (value: number, digits = 0) => numbers(digits).format(value);

/** Returns the plural form for a number as it is displayed: 307.6 without decimals counts as 308. */
const formOf = (forms: Forms, n: number, language: Language, digits: number) =>
  forms[plurals[language](digits).select(n)] ?? forms.other;

/** Writes a number with its word. `{n}` in the word is the number. */
export const count = (forms: Forms, n: number, language: Language, blanks: Record<string, string | number> = {}) =>
  fill(formOf(forms, n, language, 2), { n: format(n, 2), ...blanks });

export type Units = { readonly [name: string]: string | Forms };

/** Returns a unit, for a number or alone. Signs never change, words have plural forms. */
export function unitOf(units: Units, language: Language, name: string, value?: number, digits = 0): string {
  const word = units[name] ?? name;
  if (typeof word === "string") return word;
  return value === undefined ? word.other : formOf(word, value, language, digits);
}

/** Builds `say`: the functions that write the numbers and words of one calculator in one language. */
export function sayer<W>(words: W, shared: SharedWords, language: Language) {
  const unit = (name: string, value?: number, digits?: number) => unitOf(shared.units, language, name, value, digits);
  return {
    words,
    shared,
    language,
    unit,
    fill,
    format,
    /** Joins the parts with the comma of the language. */
    listed: (parts: readonly string[]) => parts.join(language === "ar" ? "، " : ", "),
    /** Joins the parts with the semicolon of the language, for parts that contain commas. */
    apart: (parts: readonly string[]) => parts.join(language === "ar" ? "؛ " : "; "),
    amount: (value: number, name: string, digits = 0) => `${format(value, digits)} ${unit(name, value, digits)}`,
    count: (forms: Forms, n: number, blanks?: Record<string, string | number>) => count(forms, n, language, blanks),
  };
}
export type Say<W> = ReturnType<typeof sayer<W>>;
