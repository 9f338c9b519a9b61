import { type Language, languages } from "@site/ground/language/languages.ts";
import ar from "../words/ar.json" with { type: "json" };
import en from "../words/en.json" with { type: "json" };

export type Words = typeof en;
const all: Record<Language, Words> = { en, ar };

/** Returns the editor's words in a language, and the direction of its script. */
export const wordsOf = (language: Language) => ({ language, dir: languages[language].dir, words: all[language] });
export type PageWords = ReturnType<typeof wordsOf> & {
  /** The name of the colleague who is signed in; undefined if nobody is. */
  colleague?: string | undefined;
};

export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

/** Returns the label of a field. If the key has no label, returns the key itself. */
export const fieldName = (key: string, { words }: PageWords, unnamed = key) => wordOf(words.fields, key) ?? unnamed;

/** Returns the word for the name of a kind or folder, or undefined if there is none. */
export const wordOf = (words: Readonly<Record<string, string>>, name: string): string | undefined => words[name];
