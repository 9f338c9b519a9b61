import { type Field, fieldAt, fieldOf, type Kind, type kinds, lists } from "./kinds.ts";

/**
 * The name of a field in an address: `a` is a field of the building, `0a` the area of the first room, `0w1g0s` a field of the first window in its
 * second wall, `p0k` one of the plant. A path is such a name without its last letter.
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

/** The parts of a name; undefined if no building has such a field. */
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

/** The room to which a name or a path belongs. */
export const roomOf = (name: string): number | undefined => {
  const found = /^\d+/.exec(name);
  return found ? Number(found[0]) : undefined;
};
