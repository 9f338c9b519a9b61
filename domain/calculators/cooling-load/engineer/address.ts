import { type OpenedBuilding, openBuilding, type Start } from "./building-model.ts";
import { compact, expand, type GivenFields } from "./compact.ts";
import { distinctFields, edit } from "./edits.ts";
import { placeOf, roomOf } from "./path.ts";

/**
 * Names in the query that are not fields: the building as one compact word, the open room, the requested parts of the form, and the action of a
 * button.
 */
export const ownNames = { building: "b", open: "at", seen: "see", action: "do" } as const;

export interface Engineering {
  given: GivenFields;
  /** Index of the room whose fields are shown. */
  open: number;
  /** The ids of the collapsible sections whose fields were requested. Without JavaScript the server adds these fields. */
  seen: readonly string[];
  /** True if a part of the address could not be read and was ignored. */
  partly: boolean;
}

/**
 * Reads the building from an address. The building may be there twice: as one compact word, and field by field as a form sends it. A form field
 * counts more than the compact word. An empty form field means that the visitor cleared the value.
 */
export function readAddress(query: URLSearchParams, start: Start): Engineering {
  const word = query.get(ownNames.building);
  const { given: inWord, whole } = word ? expand(word) : { given: {}, whole: true };
  const fields: Record<string, string> = { ...inWord };
  let partly = !whole;
  for (const [name, value] of query) {
    if (placeOf(name)) fields[name] = value;
    else if (/^\d/.test(name)) partly = true;
  }
  const { rooms } = openBuilding(fields, start);
  const index = Number(query.get(ownNames.open) ?? 0);
  const open = Number.isInteger(index) && index >= 0 && index < rooms ? index : 0;
  const seen = (query.get(ownNames.seen) ?? "").split(" ").filter(isPart).slice(0, mostSeen);
  return applyAction({ given: fields, open, seen, partly }, query.get(ownNames.action), start);
}

const mostSeen = 40;
const isPart = (name: string) => /^\w{1,10}$/.test(name);

/** Returns the id of the element that gets the focus after an action: the requested section, the room, or the heading of the changed list. */
export function targetOf(action: string): string {
  const [verb, path = ""] = action.split(":");
  if (verb === "see") return `part-${path}`;
  return /^\d*$/.test(path) ? "room" : `list-${path.replace(/\d+$/, "")}`;
}

/** Returns the state after a button's action. A new room is also opened. */
export function applyAction(state: Engineering, action: string | null, start: Start): Engineering {
  if (!action) return state;
  const [verb, path = ""] = action.split(":");
  const { rooms } = openBuilding(state.given, start);
  const room = roomOf(path) ?? 0;
  if (verb === "see") return isPart(path) ? { ...state, seen: [...new Set([...state.seen, path])] } : state;
  if (verb === "open") return room < rooms ? { ...state, open: room } : state;
  const fields = edit(state.given, action, start);
  const after = openBuilding(fields, start).rooms;
  const isRooms = /^\d+$/.test(path);
  if (after > rooms) return { ...state, given: fields, open: after - 1 };
  const open = isRooms && verb === "drop" && room < state.open ? state.open - 1 : state.open;
  return { ...state, given: fields, open: Math.min(open, after - 1) };
}

type Where = Pick<Engineering, "given" | "open">;

/** Returns the shortest name-value pairs from which the state can be read again. */
export function writeAddress({ given: fields, open }: Where, opened: OpenedBuilding): [name: string, value: string][] {
  const said = distinctFields(fields, opened);
  const pairs: [string, string][] = [];
  if (Object.keys(said).length > 0) pairs.push([ownNames.building, compact(said)]);
  if (open > 0) pairs.push([ownNames.open, String(open)]);
  return pairs;
}

/**
 * Returns the text of a hidden field with the whole building, because a form shows only the requested fields. Values of visible fields replace
 * the values in the hidden field.
 */
export const hiddenBuilding = ({ given: fields }: Pick<Engineering, "given">, opened: OpenedBuilding): string =>
  compact(distinctFields(fields, opened));
