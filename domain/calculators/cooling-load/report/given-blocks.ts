import { entriesOf } from "@site/typed";
import type { Block } from "#site/papers/blocks.ts";
import { type Kind, kinds } from "../engineer/kinds.ts";
import { placeOf, roomOf } from "../engineer/path.ts";
import { type Context, labelOf, textAt } from "./context.ts";

/** The fields that other tables of a report already print, and fields that are only numbers of rows or names. */
const printed: Partial<Record<Kind, readonly string[] | "all">> = {
  building: "all",
  times: "all",
  layer: "all",
  room: [
    ...[
      "name",
      "kind",
      "area",
      "height",
      "people",
      "activity",
      "personSensible",
      "personLatent",
      "lights",
      "equipment",
    ],
    ...["equipmentLatent", "leaks", "fresh", "temperature", "humidity", "walls", "roof", "neighbours"],
  ],
  wall: ["facing", "area", "construction", "finish", "absorptance", "layers", "windows"],
  window: [
    "alike",
    "width",
    "height",
    "glass",
    "u",
    "shgc",
    "blind",
    "overhang",
    "fins",
    "slats",
    "slatAngle",
    "slatReflectance",
  ],
  roof: ["construction", "area", "finish", "absorptance", "layers"],
};
/** Kinds that are printed with their default values too, because they have no table of their own. */
const whole: readonly Kind[] = ["neighbour"];

/**
 * Prints all other given values of a room, so that everything that changes a load is in the report. If `room` is undefined, prints those of the
 * building.
 */
export function givenBlocks(context: Context, room: number | undefined): Block[] {
  const { values, usual } = context.state.counted.opened;
  const rows = Object.keys(values).flatMap((name): [string, string][] => {
    const place = placeOf(name);
    if (!place || roomOf(name) !== room) return [];
    const { kind } = place;
    const fields: Record<string, { letter: string }> = kinds[kind];
    const field = entriesOf(fields).find(([, { letter }]) => letter === name.at(-1))?.[0];
    const known = printed[kind];
    if (!field || known === "all" || known?.includes(field)) return [];
    if (values[name] === usual[name] && !whole.includes(kind)) return [];
    const at = name.slice(0, -1);
    return [[labelOf(context, kind, field as never), textAt(context, kind, at, field as never)]];
  });
  return rows.length > 0 ? [{ kind: "facts", rows }] : [];
}
