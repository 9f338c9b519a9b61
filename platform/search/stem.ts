import { normalizeText } from "#platform/process/normalize-text.ts";

const arabicPrefixes = ["وال", "بال", "كال", "فال", "لل", "ال"];
/** The Arabic suffixes. Each is removed at most once, in this order, as light10 does (Larkey and others, 2007). */
const arabicSuffixes = ["ها", "ان", "ات", "ون", "ين", "يه", "ه", "ي"];
const isArabic = /^\p{Script=Arabic}+$/u;

/**
 * The first letter و of these words does not mean "and". Without it they would become other words (وحدات would become حد, "limit"). The
 * words are spelt as normalizeText returns them.
 */
const ownWaw = ["وحد", "وقت", "ورق", "وزن", "واجه", "وكيل", "وصل", "وقاي"];

const withoutPrefix = (word: string) => {
  const prefix = arabicPrefixes.find((each) => word.startsWith(each) && word.length - each.length >= 2);
  return prefix ? word.slice(prefix.length) : word;
};

const arabicStem = (word: string) =>
  arabicSuffixes.reduce(
    (left, suffix) =>
      left.endsWith(suffix) && left.length - suffix.length >= 2 ? left.slice(0, -suffix.length) : left,
    withoutPrefix(word),
  );

/** Removes the endings of plurals and verbs. A model number such as R32 stays whole. */
const englishStem = (word: string) => {
  if (/\d/.test(word) || word.endsWith("ss")) return word;
  const [ending] = /(?:ing|ed|(?<=s|x|z|ch|sh)es|s)$/.exec(word) ?? [];
  return ending && word.length - ending.length >= 4 ? word.slice(0, -ending.length) : word;
};

/** The form in which a word is indexed and searched. */
export const stem = (word: string) => (isArabic.test(word) ? arabicStem(word) : englishStem(word));

/** The normalised words of a text. "A/C", "A.C." and "a/c" each become the one word "ac". */
export const wordsOf = (text: string): string[] =>
  normalizeText(text.replace(/\ba[/.]\s?c\b\.?/gi, "ac")).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Removes a leading و ("and") if the remaining word is at least five times as frequent in the index as the whole word.
 *
 * @param frequency returns how often a stem occurs in the index
 */
export const withoutWaw = (stemmed: string, frequency: (stemmed: string) => number): string => {
  if (!stemmed.startsWith("و") || stemmed.length < 4 || ownWaw.some((own) => stemmed.startsWith(own))) return stemmed;
  const rest = stem(stemmed.slice(1));
  return frequency(rest) > 0 && frequency(rest) >= 5 * frequency(stemmed) ? rest : stemmed;
};

/**
 * Returns the word without its first letter, for a weaker match. The letters ب ل ك ف are prefixes in Arabic ("with", "for", "as", "so"),
 * but many words also simply begin with them.
 */
export const withoutParticle = (word: string): string | undefined =>
  /^[بلكف]\p{Script=Arabic}{3,}$/u.test(word) ? stem(word.slice(1)) : undefined;
