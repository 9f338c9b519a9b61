const longest = 160;
/** How much stands before the first word that was found. */
const before = 50;

/** A word of the original text, with its tashkeel and what cannot be seen. */
const word = /\ba[/.]\s?c\b\.?|[\p{L}\p{N}\p{M}\p{Cf}]+/giu;

type IsFound = (word: string) => boolean;

/** Whether the index has a word under one of the terms. It is folded for that alone: what is shown is always the original. */
export const foundBy =
  (hasTerm: (term: string) => boolean, termsIn: (word: string) => readonly string[]): IsFound =>
  (original) =>
    termsIn(original).some(hasTerm);

/** A text in pieces, every second of which was found. */
export function marked(text: string, isFound: IsFound): string[] {
  const pieces = [""];
  let at = 0;
  for (const { 0: original, index } of text.matchAll(word)) {
    if (!isFound(original)) continue;
    pieces[pieces.length - 1] += text.slice(at, index);
    pieces.push(original, "");
    at = index + original.length;
  }
  pieces[pieces.length - 1] += text.slice(at);
  return pieces;
}

/** The summary if it has what was asked for; otherwise what stands round it in the text. */
export function excerptOf({ summary, body }: { summary: string; body: string }, isFound: IsFound): string[] {
  const isIn = (text: string) => firstIn(text, isFound) !== undefined;
  const at = isIn(summary) ? undefined : firstIn(body, isFound);
  return marked(at === undefined ? cut(summary, 0) : cut(body, at), isFound);
}

function firstIn(text: string, isFound: IsFound): number | undefined {
  for (const { 0: original, index } of text.matchAll(word)) if (isFound(original)) return index;
  return undefined;
}

/** At most so many characters, from a word to a word. */
function cut(text: string, at: number): string {
  const from = at <= before ? 0 : text.indexOf(" ", at - before) + 1;
  const start = from > 0 ? "… " : "";
  const rest = text.slice(from, from + 2 * longest).replaceAll("\n", " · ");
  if (start.length + rest.length <= longest) return start + rest;
  const room = longest - start.length - 2;
  return `${start}${rest.slice(0, Math.max(rest.lastIndexOf(" ", room), room - 40))} …`;
}
