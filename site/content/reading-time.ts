import type { Language } from "@site/ground/language/languages.ts";

/** Words a minute: Arabic words carry their articles and particles with them. */
const pace: Record<Language, number> = { en: 220, ar: 180 };

/** The words that are read, without the marks of Markdown and the targets of links. */
const plain = (markdown: string) => markdown.replace(/\]\([^)]*\)/g, "]");

export function wordCount(markdown: string, language: Language): number {
  const words = new Intl.Segmenter(language, { granularity: "word" }).segment(plain(markdown));
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

export const minutesToRead = (markdown: string, language: Language) =>
  Math.ceil(wordCount(markdown, language) / pace[language]);
