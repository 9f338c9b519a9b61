import { nth } from "@site/typed";
import { type OpenedBuilding, openBuilding, type Start } from "./building-model.ts";
import type { GivenFields } from "./compact.ts";
import { lists } from "./kinds.ts";
import { itemPath, nameOf, placeOf } from "./path.ts";
import { valueText } from "./reading.ts";

/** Drops values that are blank, unknown, or equal to the default. */
export function distinctFields(fields: GivenFields, { usual, problems }: OpenedBuilding): GivenFields {
  const refused = new Set(problems.map(({ field }) => field));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, text]) => {
      const typed = text.trim();
      const byDefault = usual[name];
      return typed !== "" && byDefault !== undefined && (refused.has(name) || typed !== valueText(byDefault));
    }),
  );
}

/** An item of a list: `0w1` is the second wall of the first room. */
interface Item {
  parent: string;
  letter: string;
  index: number;
}

function itemOf(path: string): Item | undefined {
  const [, parent = "", letter = "r", index] = /^(?:(.*)([a-z]))?(\d{1,2})$/.exec(path) ?? [];
  return index === undefined ? undefined : { parent, letter, index: Number(index) };
}
const startOf = ({ parent, letter }: Item) => (letter === "r" ? "" : parent + letter);
const countName = ({ parent, letter }: Item) => parent + letter;

/** Splits a field's name into the index of the list item and the rest. Undefined if the field is not in this list. */
function within(item: Item, name: string): [index: number, rest: string] | undefined {
  const start = startOf(item);
  if (!name.startsWith(start)) return undefined;
  const found = /^(\d{1,2})(.+)$/.exec(name.slice(start.length));
  return found ? [Number(found[1]), nth(found, 2)] : undefined;
}

/** Writes out all values of a list, including defaults, so that an item keeps its values when it moves to another position. */
function spelledOut(fields: GivenFields, { values }: OpenedBuilding, item: Item) {
  const said: [index: number, rest: string, text: string][] = [];
  const others: Record<string, string> = {};
  for (const [name, text] of Object.entries(fields)) if (!within(item, name)) others[name] = text;
  for (const [name, value] of Object.entries(values)) {
    const place = within(item, name);
    if (place) said.push([...place, fields[name]?.trim() || valueText(value)]);
  }
  return { said, others };
}

function rebuilt(fields: GivenFields, opened: OpenedBuilding, item: Item, order: number[]): Record<string, string> {
  const { said, others } = spelledOut(fields, opened, item);
  const start = startOf(item);
  const moved = order.flatMap((from, to) =>
    said.filter(([index]) => index === from).map(([, rest, text]) => [`${start}${to}${rest}`, text]),
  );
  return { ...others, ...Object.fromEntries(moved), [countName(item)]: String(order.length) };
}

type Change = (order: number[], index: number) => number[];
const changes: Record<string, Change> = {
  /** A new item has no values yet, so it takes the defaults. */
  add: (order) => [...order, order.length],
  copy: (order, index) => [...order, index],
  drop: (order, index) => order.filter((one) => one !== index),
  up: (order, index) =>
    index === 0 ? order : order.with(index - 1, nth(order, index)).with(index, nth(order, index - 1)),
};

/** Returns the field with the length of the list; undefined if there is no such list. */
function fieldOfList(item: Item) {
  const place = placeOf(countName(item));
  const isList = place && lists[place.kind][item.letter];
  return isList && "whole" in place.field ? place.field : undefined;
}

/** Applies an action such as `copy:0w1`. An unknown action, or an action beyond the limits of the list, changes nothing. */
export function edit(fields: GivenFields, action: string, start: Start): GivenFields {
  const opened = openBuilding(fields, start);
  const [verb = "", path = ""] = action.split(":");
  const change = Object.hasOwn(changes, verb) ? changes[verb] : undefined;
  const item = itemOf(path);
  const count = item && Number(opened.values[countName(item)]);
  const field = item && fieldOfList(item);
  if (!change || !item || count === undefined || Number.isNaN(count) || !field) return fields;
  if (verb !== "add" && item.index >= count) return fields;
  const order = change(
    Array.from({ length: count }, (_, index) => index),
    item.index,
  );
  if (order.length > field.most || order.length < field.least) return fields;
  const next = rebuilt(fields, opened, item, order);
  if (verb === "copy" && item.letter === "r" && !fields[nameAt(item.index)]?.trim()) delete next[nameAt(count)];
  return distinctFields(next, openBuilding(next, start));
}

/**
 * Returns the field that holds a room's name. `edit` removes it from the copy of an unnamed room, so that the copy is named after its new
 * position.
 */
const nameAt = (room: number) => nameOf("room", itemPath("", "r", room), "name");

/** Removes the visitor's own layers after another construction was chosen. */
export const withoutLayers = (fields: GivenFields, path: string): GivenFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith(`${path}l`)));
