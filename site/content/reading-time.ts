import type { Language } from "@site/ground/language/languages.ts";

/** The reading speed in words per minute. It is lower in Arabic, because one Arabic word often includes its article and a particle. */
const pace: Record<Language, number> = { en: 220, ar: 180 };

/** The text that a reader reads, without the targets of links. */
const plain = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, "]");

export function wordCount(markdown: string, language: Language): number {
  const words = new Intl.Segmenter(language, { granularity: "word" }).segment(plain(markdown));
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

export const minutesToRead = (markdown: string, language: Language) =>
  Math.ceil(wordCount(markdown, language) / pace[language]);
