import { openBuilding, type Start } from "./building-model.ts";
import { compact, expand, type Given } from "./compact.ts";
import { distinct, edit } from "./edits.ts";
import { placeOf, roomOf } from "./path.ts";

/** Names in an address beside the fields' own: the building in one word, the room that is open, what a button asked for. */
export const ownNames = { building: "b", open: "at", action: "do" } as const;

export interface Engineering {
  given: Given;
  /** Index of the room whose fields are shown. */
  open: number;
  /** Something in the address could not be read, and was left out. */
  partly: boolean;
}

/**
 * Both ways of saying a building: in one word, and field by field as a form sends it. What a field says counts for more,
 * and an empty field is one that was emptied.
 */
export function readAddress(query: URLSearchParams, start: Start): Engineering {
  const word = query.get(ownNames.building);
  const { given: inWord, whole } = word ? expand(word) : { given: {}, whole: true };
  const given: Record<string, string> = { ...inWord };
  let partly = !whole;
  for (const [name, value] of query) {
    if (placeOf(name)) given[name] = value;
    else if (/^\d/.test(name)) partly = true;
  }
  const { rooms } = openBuilding(given, start);
  const asked = Number(query.get(ownNames.open) ?? 0);
  const open = Number.isInteger(asked) && asked >= 0 && asked < rooms ? asked : 0;
  return acted({ given, open, partly }, query.get(ownNames.action), start);
}

/** The id of what a button leads to: the room, or the head of the list that it changed. */
export function targetOf(action: string): string {
  const [, path = ""] = action.split(":");
  return /^\d*$/.test(path) ? "room" : `list-${path.replace(/\d+$/, "")}`;
}

/** After what a button asked for; a room that is new is also the one that is shown. */
export function acted(state: Engineering, action: string | null, start: Start): Engineering {
  if (!action) return state;
  const [verb, path = ""] = action.split(":");
  const { rooms } = openBuilding(state.given, start);
  const room = roomOf(path) ?? 0;
  if (verb === "open") return room < rooms ? { ...state, open: room } : state;
  const given = edit(state.given, action, start);
  const after = openBuilding(given, start).rooms;
  const isRooms = /^\d+$/.test(path);
  if (after > rooms) return { ...state, given, open: after - 1 };
  const open = isRooms && verb === "drop" && room < state.open ? state.open - 1 : state.open;
  return { ...state, given, open: Math.min(open, after - 1) };
}

/** The shortest pairs that say the same. */
export function writeAddress({ given, open }: Engineering, start: Start): [name: string, value: string][] {
  const said = distinct(given, openBuilding(given, start));
  const pairs: [string, string][] = [];
  if (Object.keys(said).length > 0) pairs.push([ownNames.building, compact(said)]);
  if (open > 0) pairs.push([ownNames.open, String(open)]);
  return pairs;
}

/** What a form that shows only the building and the open room must carry along unseen. */
export const unseen = ({ given, open }: Engineering, start: Start): string =>
  compact(
    Object.fromEntries(
      Object.entries(distinct(given, openBuilding(given, start))).filter(([name]) => {
        const room = roomOf(name);
        return room !== undefined && room !== open;
      }),
    ),
  );
