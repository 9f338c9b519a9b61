/** First words that are only half of a name: Abd Allah, Abu Bakr, Umm Ali. They stay with the word after them. */
const halves = new Set(["عبد", "أبو", "ابو", "أم", "ام", "abd", "abdul", "abu", "umm", "al", "el"]);
const longest = 30;

/**
 * Shortens a name to the first name and the initial of the last, such as Sara A. or سارة أ. Returns an empty text if the name has no letters.
 * The Arabic article is left out of the initial.
 */
export function shownNameOf(name: string): string {
  const words = name.split(/[\s\p{Zs}]+/u).filter((word) => /\p{L}/u.test(word));
  const size = halves.has(words[0]?.toLowerCase() ?? "") && words.length > 1 ? 2 : 1;
  const first = words.slice(0, size).join(" ").slice(0, longest);
  const last = words.length > size ? words.at(-1)?.replace(/^(?:ال|al-)(?=\p{L}{2})/iu, "") : undefined;
  const initial = last?.match(/\p{L}/u)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

/** A name inside a sentence of the other direction. */
export const isolate = (name: string) => `\u2068${name}\u2069`;

/** The language of a text, by the script that most of its letters have. */
export const languageOfWords = (text: string): "ar" | "en" =>
  (text.match(/\p{Script=Arabic}/gu) ?? []).length > (text.match(/\p{Script=Latin}/gu) ?? []).length ? "ar" : "en";
