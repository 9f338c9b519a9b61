import { wordsOf } from "./stem.ts";

/** Words that are often joined to the next one although they are short: acrepair, مايبرد. */
const short = new Set(["ac", "ما", "مو", "مب"]);

const isWhole = (part: string) => short.has(part) || part.length >= 4;

/**
 * Puts a space where somebody left it out: a word that nobody knows becomes two if both are known. Other texts stay as they are.
 *
 * @param isWritten tells whether a word stands anywhere, so that it is one word: a firewall is no wall, and a turnstile has no tiles
 */
export function separated(
  text: string,
  isKnown: (word: string) => boolean,
  isWritten: (word: string) => boolean = isKnown,
): string {
  const words = wordsOf(text);
  const parted = words.map((word) =>
    word.length < 5 || /\d/.test(word) || isKnown(word) || isWritten(word) ? word : halves(word, isKnown),
  );
  return parted.some((word, at) => word !== words[at]) ? parted.join(" ") : text;
}

function halves(word: string, isKnown: (word: string) => boolean): string {
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isWhole(first) && isWhole(second) && isKnown(first) && isKnown(second)) return `${first} ${second}`;
  }
  return word;
}
