const longest = 160;
/** So many characters of text stand before the first word that was found. */
const before = 50;

/** A word of the original text, with its tashkeel and invisible characters. */
const word = /\ba[/.]\s?c\b\.?|[\p{L}\p{N}\p{M}\p{Cf}]+/iuy;
const gap = /[^\p{L}\p{N}\p{M}\p{Cf}]*/uy;

type IsFound = (word: string) => boolean;

/**
 * Makes a test that tells whether the index has a word under one of the terms. The word is folded for the test alone: the page always shows the
 * original.
 */
export const foundBy =
  (hasTerm: (term: string) => boolean, termsIn: (word: string) => readonly string[]): IsFound =>
  (original) =>
    termsIn(original).some(hasTerm);

/** Splits a text into pieces; every second piece was found. */
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

/** The summary if it contains a word that was found; otherwise the text around such a word. */
export function excerptOf({ summary, body }: { summary: string; body: string }, isFound: IsFound): string[] {
  const inBody = wordFrom(summary, 0, isFound) ? undefined : wordFrom(body, 0, isFound);
  return markFound(inBody ? cut(body, inBody[0]) : cut(summary, 0), isFound);
}

/** Where the first word that was found begins and ends, from this place on. It makes no list of all matches, because a text has a thousand words. */
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

/** Cuts at most so many characters, between words. */
function cut(text: string, at: number): string {
  const from = at <= before ? 0 : text.indexOf(" ", at - before) + 1;
  const start = from > 0 ? "… " : "";
  const rest = text.slice(from, from + 2 * longest).replaceAll("\n", " · ");
  if (start.length + rest.length <= longest) return start + rest;
  const room = longest - start.length - 2;
  return `${start}${rest.slice(0, Math.max(rest.lastIndexOf(" ", room), room - 40))} …`;
}
