import { type Field, fieldAt, fieldOf, type Kind, type kinds, lists } from "./kinds.ts";

/**
 * Returns the path of an item in a list. A path and the letter of a field make the name of that field in an address: `a` is a field of the
 * building, `0a` is the area of the first room, `0w1g0s` is a field of the first window in that room's second wall, and `p0k` is a field of the
 * plant.
 */
export const itemPath = (path: string, letter: string, index: number) =>
  path === "" && letter === "r" ? `${index}` : `${path}${letter}${index}`;

export const nameOf = <K extends Kind>(kind: K, path: string, field: keyof (typeof kinds)[K] & string) =>
  path + fieldOf(kind, field).letter;

export interface Place {
  kind: Kind;
  field: Field;
  steps: readonly (readonly [letter: string, index: number])[];
}

const wellFormed = /^(0|[1-9]\d?)?((?:[a-z]\d)*)([a-z])$/;

/** Splits a name into its parts; undefined if no building has such a field. */
export function placeOf(name: string): Place | undefined {
  const found = wellFormed.exec(name);
  if (!found) return undefined;
  const [, room, below = "", letter = ""] = found;
  const steps: [string, number][] = room === undefined ? [] : [["r", Number(room)]];
  for (const [, list = "", index] of below.matchAll(/([a-z])(\d)/g)) steps.push([list, Number(index)]);
  let kind: Kind = "building";
  for (const [list, index] of steps) {
    const next: { kind: Kind; most: number } | undefined = lists[kind][list];
    if (!next || index >= next.most) return undefined;
    kind = next.kind;
  }
  const field = fieldAt(kind, letter);
  return field && { kind, field, steps };
}

/** Returns the index of the room to which a name or a path belongs. */
export const roomOf = (name: string): number | undefined => {
  const found = /^\d+/.exec(name);
  return found ? Number(found[0]) : undefined;
};
