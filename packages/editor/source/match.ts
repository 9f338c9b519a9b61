import { isDeepStrictEqual } from "node:util";
import { leavesOf } from "@site/ground/leaves.ts";

/** Finds, for each new item of a list, the old item from which it was made. Equal items are matched first, then the most similar items. */
export function matchItems(old: unknown[], now: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const found: (number | undefined)[] = now.map(() => undefined);
  const take = (place: number, from: number | undefined) => {
    found[place] = from;
    if (from !== undefined) free.delete(from);
  };
  const same = (item: unknown, place: number) =>
    [place, ...free].find((from) => free.has(from) && isDeepStrictEqual(old[from], item));
  for (const [place, item] of now.entries()) take(place, same(item, place));
  for (const [place, item] of now.entries())
    if (found[place] === undefined) take(place, nearest(item, place, old, [...free], old.length === now.length));
  return found;
}

function nearest(item: unknown, place: number, old: unknown[], free: number[], asMany: boolean) {
  const scored = free
    .map((from) => ({ from, score: likeness(old[from], item) + (from === place && asMany ? 1 : 0) }))
    .filter(({ score }) => score > 0);
  return scored.sort((one, other) => other.score - one.score)[0]?.from;
}

/** Counts how many texts two values have in common. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== "object" || typeof other !== "object") return 0;
  const known = new Set(leavesOf(one).map(({ value }) => value));
  return leavesOf(other).filter(({ field, value }) => !/(^|\.)kind$/.test(field) && known.has(value)).length;
}

type KeyFrom = { key: string; from?: string };

/**
 * Returns the new keys in the order of the old ones. An added key follows the key before it; a renamed key takes the text of its old key.
 */
export function orderOfKeys(old: string[], now: Record<string, unknown>, dataOf: (key: string) => unknown): KeyFrom[] {
  const names = Object.keys(now);
  const gone = old.filter((key) => !(key in now));
  const order: KeyFrom[] = old.filter((key) => key in now).map((key) => ({ key, from: key }));
  for (const [place, key] of names.entries()) {
    if (old.includes(key)) continue;
    const from = gone.find((each) => isDeepStrictEqual(dataOf(each), now[key]));
    if (from) gone.splice(gone.indexOf(from), 1);
    order.splice(order.findIndex((each) => each.key === names[place - 1]) + 1, 0, { key, ...(from && { from }) });
  }
  return order;
}
