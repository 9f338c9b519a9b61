import { valueNamed } from "@site/typed";
import type { GivenFields } from "../cooling-load/engineer/compact.ts";
import { type Field, type Kind, kinds, lists } from "../cooling-load/engineer/kinds.ts";
import { itemPath, placeOf } from "../cooling-load/engineer/path.ts";
import { readNumber } from "../kit/frame/read-number.ts";

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The names of a room's schedules, by their index. */
const times = ["people", "lights", "equipment", "fresh"];

const fieldsOf = (kind: Kind) => Object.entries<Field>(kinds[kind]);
/** True if a field is the length of a list. The letter alone does not tell: the list of plants has the same letter as the field for the bypass. */
const isCount = (kind: Kind, field: Field) => field.letter in lists[kind] && "whole" in field;
const countOf = (kind: Kind, letter: string) =>
  fieldsOf(kind).find(([, field]) => field.letter === letter && isCount(kind, field))?.[0];
/** A list without a field for its length is named after its items. */
const listName = (kind: Kind, letter: string) => countOf(kind, letter) ?? valueNamed(lists[kind], letter).kind;

interface Node {
  fields: JsonObject;
  counts: Record<string, number>;
  items: Record<string, Record<number, Node>>;
}
const nodeOf = (): Node => ({ fields: {}, counts: {}, items: {} });

function itemIn({ items }: Node, letter: string, index: number): Node {
  const list = items[letter] ?? {};
  const item = list[index] ?? nodeOf();
  items[letter] = { ...list, [index]: item };
  return item;
}

function jsonOf(field: Field, text: string): Json {
  const number = "least" in field ? readNumber(text) : Number.NaN;
  return Number.isFinite(number) ? number : text;
}

/** Writes fields as JSON with names instead of letters, as in a file: `w0g0s` becomes `walls: [{ windows: [{ shgc }] }]`. */
export function spelledOut(fields: GivenFields, kind: "building" | "room"): JsonObject {
  const root = nodeOf();
  const start = kind === "room" ? "0" : "";
  for (const [name, text] of Object.entries(fields)) {
    const place = placeOf(start + name);
    if (!place || text.trim() === "") continue;
    let node = root;
    for (const [letter, index] of place.steps.slice(start.length)) {
      node = itemIn(node, letter, index);
    }
    const [fieldName] = fieldsOf(place.kind).find(([, { letter }]) => letter === place.field.letter) ?? [""];
    if (isCount(place.kind, place.field) && Number.isFinite(Number(text)))
      node.counts[place.field.letter] = Number(text);
    // A text that nobody could read stays as it was typed, so that the room stays marked.
    else if (isCount(place.kind, place.field)) node.fields[listName(place.kind, place.field.letter)] = text;
    else node.fields[fieldName] = jsonOf(place.field, text);
  }
  return objectOf(root, kind);
}

function objectOf({ fields, counts, items }: Node, kind: Kind): JsonObject {
  const result: JsonObject = { ...fields };
  for (const letter of new Set([...Object.keys(counts), ...Object.keys(items)])) {
    const { kind: below } = valueNamed(lists[kind], letter);
    const name = listName(kind, letter);
    const item = (index: number): Json => objectOf(items[letter]?.[index] ?? nodeOf(), below);
    const count = counts[letter];
    // If a list has its default length, only the items with changes are written, by their position.
    result[name] =
      count === undefined
        ? Object.fromEntries(
            Object.keys(items[letter] ?? {}).map((at) => [
              name === "times" ? (times[Number(at)] ?? at) : at,
              item(Number(at)),
            ]),
          )
        : Array.from({ length: count }, (_, index) => item(index));
  }
  return result;
}

/** Reads the JSON that `spelledOut` writes. A name that is not a field is reported by its place, such as `walls.0.colour`, and left out. */
export function fromSpelling(
  value: JsonObject,
  kind: "building" | "room",
  unknown: (place: string) => void,
): GivenFields {
  const fields: Record<string, string> = {};
  read(value, { kind, path: "", place: "" }, fields, unknown);
  return fields;
}

interface At {
  kind: Kind;
  path: string;
  place: string;
}

function read(value: JsonObject, at: At, into: Record<string, string>, unknown: (place: string) => void) {
  for (const [name, held] of Object.entries(value)) {
    const place = at.place + name;
    const letter = letterOf(at.kind, name);
    const list = letter === undefined || isOwnField(at.kind, name) ? undefined : lists[at.kind][letter];
    if (letter !== undefined && list && typeof held === "string" && countOf(at.kind, letter))
      into[at.path + letter] = held;
    else if (letter !== undefined && list) readList(held, { ...at, place, letter, list }, into, unknown);
    else if (letter !== undefined && (typeof held === "string" || typeof held === "number"))
      into[at.path + letter] = String(held);
    else unknown(place);
  }
}

const isOwnField = (kind: Kind, name: string) =>
  fieldsOf(kind).some(([known, field]) => known === name && !isCount(kind, field));

/** Returns the letter of a field or list. `rooms` has no letter here, because a project has a list of rooms of its own. */
function letterOf(kind: Kind, name: string): string | undefined {
  if (kind === "building" && name === "rooms") return undefined;
  const field = fieldsOf(kind).find(([known]) => known === name)?.[1].letter;
  return field ?? Object.keys(lists[kind]).find((letter) => listName(kind, letter) === name);
}

type ListAt = At & { letter: string; list: { kind: Kind; most: number } };

function readList(
  held: Json,
  { kind, path, place, letter, list }: ListAt,
  into: Record<string, string>,
  unknown: (place: string) => void,
) {
  if (typeof held !== "object" || held === null) return unknown(place);
  if (Array.isArray(held) && countOf(kind, letter)) into[path + letter] = String(held.length);
  for (const [key, item] of Object.entries(held)) {
    const index = times.includes(key) ? times.indexOf(key) : Number(key);
    const isItem = isObject(item) && Number.isInteger(index) && index >= 0 && index < list.most;
    if (isItem)
      read(item, { kind: list.kind, path: pathOf(path, letter, index), place: `${place}.${key}.` }, into, unknown);
    else unknown(`${place}.${key}`);
  }
}

/** Returns the path of an item. It differs from `itemPath` at the start: an empty path means the room here, and not the building. */
const pathOf = (path: string, letter: string, index: number) =>
  path === "" ? `${letter}${index}` : itemPath(path, letter, index);
