import { charactersOf } from "#scripts/build/fonts/characters.ts";
import { assetAt } from "./build.ts";

export type Face = { family: string; file: string; weights: [number, number]; covers: (code: number) => boolean };

/** Returns the web fonts that the page's inlined stylesheet declares. Local fallback fonts have no file. */
export const facesIn = (html: string): Face[] =>
  [...html.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = ""]) => {
    const family = /font-family:\s*["']?([^"';]+)/.exec(rule)?.[1];
    const file = /url\(["']?([^"')]+)/.exec(rule)?.[1];
    const [from = 400, to = from] = (/font-weight:\s*([\d ]+)/.exec(rule)?.[1] ?? "400")
      .trim()
      .split(/\s+/)
      .map(Number);
    const isAsked = rangeOf(/unicode-range:\s*([^;}]+)/.exec(rule)?.[1]);
    const covers = (code: number) => isAsked(code) && charactersIn(file ?? "").has(code);
    return family && file ? [{ family, file, weights: [from, to], covers }] : [];
  });

const known = new Map<string, Set<number>>();
/** Returns the characters that a font file contains. `file` is its path on the site. */
function charactersIn(file: string): Set<number> {
  const found = known.get(file) ?? charactersOf(assetAt(file) ?? file);
  known.set(file, found);
  return found;
}

export const nearestWeight = (faces: Face[], weight: number): Face | undefined =>
  [...faces].sort((a, b) => distance(a, weight) - distance(b, weight))[0];

const distance = ({ weights: [from, to] }: Face, weight: number) => Math.max(from - weight, weight - to, 0);

/**
 * Returns a test that tells whether the browser uses a font for a character. A font without a unicode-range is used for every character,
 * even if it lacks the character.
 */
export function rangeOf(range: string | undefined): (code: number) => boolean {
  if (!range) return () => true;
  const parts = range.split(",").map((part) => {
    const [from = "", to = from] = part.trim().slice(2).split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "F"), 16)] as const;
  });
  return (code) => parts.some(([from, to]) => from <= code && code <= to);
}
