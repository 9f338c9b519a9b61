/** Measures how much text pages share. A text is split into shingles: all runs of five words. */
import { nth } from "@site/typed";
export type Bars = { jaccard: number; containment: number; own: number };
const length = 5;

export type Shingles = { name: string; set: Set<string>; bars: Bars };
type Nearest = { name: string; jaccard: number; containment: number };
export type Likeness = { name: string; bars: Bars; own: number; nearest?: Nearest };

/** Returns the shingles of a text. A masked name counts as one word, however many words it has. */
export function shinglesOf(words: string[]): Set<string> {
  const runs = words.filter((word, index) => word !== mask || words[index - 1] !== mask);
  return new Set(
    runs.slice(0, Math.max(runs.length - length + 1, 0)).map((_, start) => runs.slice(start, start + length).join(" ")),
  );
}

export const mask = "¤";

/** Returns for each page: the share of its shingles that no other page has, and the most similar page. */
export function compare(pages: Shingles[]): Likeness[] {
  const owners = new Map<string, number[]>();
  for (const [index, { set }] of pages.entries())
    for (const shingle of set) {
      const known = owners.get(shingle);
      if (known) known.push(index);
      else owners.set(shingle, [index]);
    }
  return pages.map((page, index) => {
    const common = new Map<number, number>();
    let own = 0;
    for (const shingle of page.set) {
      const all = owners.get(shingle) ?? [];
      if (all.length === 1) own++;
      else for (const other of all) if (other !== index) common.set(other, (common.get(other) ?? 0) + 1);
    }
    const likest = [...common]
      .map(([other, count]) => likeness(page, nth(pages, other), count))
      .sort((a, b) => excess(b, page.bars) - excess(a, page.bars))[0];
    return { name: page.name, bars: page.bars, own: own / Math.max(page.set.size, 1), nearest: likest };
  });
}

/**
 * Measures how similar a page is to another. Containment is the share of this page's text that is in the other page. So a short page inside
 * a long one has a high value, and the long page has a low value.
 */
const likeness = (page: Shingles, other: Shingles, count: number): Nearest => ({
  name: other.name,
  jaccard: count / (page.set.size + other.set.size - count),
  containment: count / page.set.size,
});

/** Returns how far the similarity is from its limits. A value above 1 exceeds a limit. */
const excess = ({ jaccard, containment }: Nearest, bars: Bars) =>
  Math.max(jaccard / bars.jaccard, containment / bars.containment);

export const sharesTooMuch = ({ own, nearest, bars }: Likeness) =>
  own < bars.own || (nearest !== undefined && excess(nearest, bars) > 1);

const percent = (share: number) => `${Math.round(share * 100)}%`;

export const inWords = ({ name, own, nearest }: Likeness) =>
  `${name}: ${percent(own)} its own${nearest ? `, like ${nearest.name} (Jaccard ${percent(nearest.jaccard)}, containment ${percent(nearest.containment)})` : ""}`;
