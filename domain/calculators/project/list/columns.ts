import { keysOf } from "@site/typed";
import type { GivenFields } from "../../cooling-load/engineer/compact.ts";
import { readNumber } from "../../kit/frame/read-number.ts";
import { handlerField, type OpenedRoom, type ProjectRoom } from "../model.ts";

/** The columns of the list of rooms. `field` is the field that a column shows, `wall` the index of the wall that it belongs to. */
export const columns = {
  name: { field: "n" },
  floor: { field: undefined },
  kind: { field: "k" },
  area: { field: "a", unit: "m2" },
  height: { field: "h", unit: "m" },
  facing: { field: "w0f", wall: 0 },
  wall: { field: "w0a", wall: 0, unit: "m2" },
  glass: { field: "w0g0w", wall: 0, unit: "m2" },
  facing2: { field: "w1f", wall: 1 },
  wall2: { field: "w1a", wall: 1, unit: "m2" },
  glass2: { field: "w1g0w", wall: 1, unit: "m2" },
  roof: { field: "t" },
  people: { field: "p", unit: "person" },
  lights: { field: "l", unit: "w/m2" },
  equipment: { field: "e", unit: "w/m2" },
  fresh: { field: "f", unit: "l/s" },
  temperature: { field: "c", unit: "c" },
  handler: { field: handlerField },
} as const satisfies Record<string, { field: string | undefined; wall?: 0 | 1; unit?: string }>;
export type ColumnId = keyof typeof columns;
export const columnIds = keysOf(columns);

export type Kind = "text" | "kind" | "facing" | "glass" | "roof" | "number";
export const kindOf = (id: ColumnId): Kind => {
  if (id === "name" || id === "floor") return "text";
  if (id === "kind" || id === "roof") return id;
  if (id === "facing" || id === "facing2") return "facing";
  return id === "glass" || id === "glass2" ? "glass" : "number";
};

/** The assumed height in metres of a window if only its area is known. */
export const usualWindow = 1.5;

const set = (fields: GivenFields, changes: Record<string, string | undefined>): GivenFields =>
  Object.fromEntries(
    Object.entries({ ...fields, ...changes }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

const without = (fields: GivenFields, start: RegExp): GivenFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !start.test(name)));

const wallCount = (fields: GivenFields) => Number(fields.w ?? 0) || 0;

/** Makes sure that a wall and the walls before it exist, before one of the wall's values is set. */
const withWall = (fields: GivenFields, wall: number): GivenFields =>
  wallCount(fields) > wall ? fields : set(fields, { w: String(wall + 1) });

/** Changes the text of a cell. An empty text restores the default. The text of a glass column is an area. */
export function withCell(room: ProjectRoom, id: ColumnId, text: string): ProjectRoom {
  if (id === "floor") return { ...room, floor: text };
  return { ...room, given: givenWith(room.given, id, text) };
}

function givenWith(fields: GivenFields, id: ColumnId, text: string): GivenFields {
  const column = columns[id];
  const kind = kindOf(id);
  if (kind === "facing") return withFacing(fields, column.field ?? "", text);
  if (kind === "glass" && "wall" in column) return withGlass(fields, column.wall, text);
  if (kind === "roof") return withRoof(fields, text);
  if ("wall" in column)
    return text ? set(withWall(fields, column.wall), { [column.field]: text }) : set(fields, { [column.field]: "" });
  return set(fields, { [column.field ?? ""]: text });
}

/** Sets the roof. A number other than 1 is the area of the roof. */
function withRoof(fields: GivenFields, text: string): GivenFields {
  const area = readNumber(text);
  if (Number.isFinite(area) && text !== "1") return set(fields, { t: area > 0 ? "1" : "", t0a: area > 0 ? text : "" });
  return set(fields, { t: text });
}

/** Sets the direction of a wall. An empty text removes the wall with its windows, and the second wall becomes the first. */
function withFacing(fields: GivenFields, field: string, text: string): GivenFields {
  const wall = Number(field[1]);
  if (text) return set(withWall(fields, wall), { [field]: text });
  if (wallCount(fields) <= wall) return fields;
  const rest = Object.entries(without(fields, new RegExp(`^w${wall}`))).map(([name, value]) => {
    const at = /^w(\d)(.+)$/.exec(name);
    return at && Number(at[1]) > wall ? [`w${Number(at[1]) - 1}${at[2]}`, value] : [name, value];
  });
  return set(Object.fromEntries(rest), { w: wallCount(fields) > 1 ? String(wallCount(fields) - 1) : "" });
}

function withGlass(fields: GivenFields, wall: number, text: string): GivenFields {
  const at = `w${wall}g`;
  const area = readNumber(text);
  if (!text || area === 0) return set(without(fields, new RegExp(`^${at}\\d`)), { [at]: "" });
  // A height or number of windows that cannot be read is replaced by its default, because the area could not be calculated with it.
  const kept = (name: string, usual: number) => {
    const typed = readNumber(fields[name] ?? "");
    return typed > 0 ? typed : usual;
  };
  const [height, alike] = [kept(`${at}0h`, usualWindow), kept(`${at}0n`, 1)];
  const width = Number.isFinite(area) ? String(Number((area / height / alike).toFixed(4))) : text;
  return set(withWall(fields, wall), {
    [at]: "1",
    [`${at}0h`]: String(height),
    [`${at}0n`]: alike === 1 ? "" : String(alike),
    [`${at}0w`]: width,
  });
}

/** Returns the area of all windows of a wall in m². */
export function glassOf({ values }: Pick<OpenedRoom, "values">, wall: 0 | 1): number {
  const count = Number(values[`w${wall}g`] ?? 0);
  const areas = Array.from({ length: count }, (_, index) => {
    const of = (letter: string) => Number(values[`w${wall}g${index}${letter}`] ?? 0);
    return of("w") * of("h") * of("n");
  });
  return areas.reduce((sum, area) => sum + area, 0);
}

/** True if a wall has more than one kind of window. Its windows can then be changed in the room's form, but not in the list. */
export const isGlassMixed = ({ given: fields }: ProjectRoom, wall: 0 | 1) => readNumber(fields[`w${wall}g`] ?? "0") > 1;

/** Returns the typed area of all windows of a wall in m²; undefined if a width or height was not typed. */
function typedGlass(fields: GivenFields, wall: 0 | 1): number | undefined {
  const count = readNumber(fields[`w${wall}g`] ?? "0") || 0;
  const areas = Array.from({ length: count }, (_, index) => {
    const of = (letter: string, usual = "") => readNumber(fields[`w${wall}g${index}${letter}`] || usual);
    return of("w") * of("h") * of("n", "1");
  });
  const sum = areas.reduce((whole, area) => whole + area, 0);
  return Number.isFinite(sum) ? sum : undefined;
}

/**
 * Returns the text of a cell as it was typed. A glass cell has the area of all windows; if a width or height was not typed, it has the area in
 * `counted`.
 */
export function typedIn(room: ProjectRoom, id: ColumnId, counted?: readonly [number, number]): string {
  if (id === "floor") return room.floor;
  const column = columns[id];
  const typed = room.given[column.field ?? ""] ?? "";
  if (kindOf(id) !== "glass" || !("wall" in column)) return typed;
  const { wall } = column;
  if (typed && !Number.isFinite(readNumber(typed))) return typed;
  const area = typedGlass(room.given, wall) ?? counted?.[wall] ?? 0;
  return area > 0 ? String(Number(area.toFixed(2))) : "";
}
