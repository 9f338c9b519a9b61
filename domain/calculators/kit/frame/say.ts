import type { Language } from "@site/ground/language/languages.ts";
import { type Forms, formOf, unitOf } from "@site/ground/language/units.ts";
import type { SharedWords } from "./words.ts";

export type Line = readonly [label: string, value: string];

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

/** Writes a number with Western digits in both languages. */
export const format = (value: number, digits = 0) => numbers(digits).format(value);

/** Writes a number with its word. `{n}` in the word is the number. */
export const count = (forms: Forms, n: number, language: Language, blanks: Record<string, string | number> = {}) =>
  fill(formOf(forms, n, language, 2), { n: format(n, 2), ...blanks });

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
