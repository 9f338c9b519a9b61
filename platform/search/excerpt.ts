const longest = 160;
/** The number of characters that an excerpt shows before the first found word. */
const before = 50;

/** A word of the original text, with its tashkeel and invisible characters. A/C is one word. */
const word = /\ba[/.]\s?c\b\.?|[\p{L}\p{N}\p{M}\p{Cf}]+/iuy;
const gap = /[^\p{L}\p{N}\p{M}\p{Cf}]*/uy;

type IsFound = (word: string) => boolean;

/**
 * Returns a function that tells whether a word of a text was searched for. The word is normalised only for this test; the page shows the
 * original.
 */
export const foundBy =
  (hasTerm: (term: string) => boolean, termsIn: (word: string) => readonly string[]): IsFound =>
  (original) =>
    termsIn(original).some(hasTerm);

/** Splits a text into pieces. Pieces 1, 3, 5 … are the words that were found. */
export function markFound(text: string, isFound: IsFound): string[] {
  const pieces = [""];
  let at = 0;
  for (let next = wordFrom(text, 0, isFound); next; next = wordFrom(text, at, isFound)) {
    const [start, end] = next;
    pieces[pieces.length - 1] += text.slice(at, start);
    pieces.push(text.slice(start, end), "");
    at = end;
  }
  pieces[pieces.length - 1] += text.slice(at);
  return pieces;
}

/**
 * Returns the summary if it contains a found word. Otherwise returns the text around the first found word.
 *
 * @param inBody false if no word of the body is a found one, so that it need not be read
 */
export function excerptOf(page: { summary: string; body: string }, isFound: IsFound, inBody = true): string[] {
  const { summary } = page;
  if (!inBody || wordFrom(summary, 0, isFound)) return markFound(cut(summary, 0), isFound);
  const { body } = page;
  const [start] = wordFrom(body, 0, isFound) ?? [];
  return markFound(start === undefined ? cut(summary, 0) : cut(body, start), isFound);
}

/**
 * Returns the start and end of the first found word at or after `from`. It makes no list of all matches, because a text may have a thousand
 * words.
 */
function wordFrom(text: string, from: number, isFound: IsFound): [start: number, end: number] | undefined {
  for (let end = from; end < text.length; ) {
    gap.lastIndex = end;
    gap.test(text);
    const start = gap.lastIndex;
    word.lastIndex = start;
    if (!word.test(text)) return undefined;
    end = word.lastIndex;
    if (isFound(text.slice(start, end))) return [start, end];
  }
  return undefined;
}

/** Cuts the text around `at` to at most `longest` characters, between words. */
function cut(text: string, at: number): string {
  const from = at <= before ? 0 : text.indexOf(" ", at - before) + 1;
  const start = from > 0 ? "… " : "";
  const rest = text.slice(from, from + 2 * longest).replaceAll("\n", " · ");
  if (start.length + rest.length <= longest) return start + rest;
  const room = longest - start.length - 2;
  return `${start}${rest.slice(0, Math.max(rest.lastIndexOf(" ", room), room - 40))} …`;
}
