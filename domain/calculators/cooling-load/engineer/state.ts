import { type BuildingResult, calculate } from "@site/engine/buildings/building.ts";
import type { Building } from "@site/engine/rooms/model.ts";
import { readFields, writeFields } from "../../kit/frame/read-fields.ts";
import { fill } from "../../kit/frame/say.ts";
import { coolingLoad } from "../calculator.ts";
import { fields, quickInputOf } from "../fields.ts";
import type { Words } from "../words.ts";
import { applyAction, type Engineering, ownNames, readAddress, writeAddress } from "./address.ts";
import { type OpenedBuilding, openBuilding, type Start } from "./building-model.ts";
import type { GivenFields } from "./compact.ts";
import { roomOf } from "./path.ts";
import { type RoomMemory, roomMemory } from "./room-memory.ts";

/** A calculated building, with the fields from which the result was calculated. */
export interface CalculatedBuilding {
  given: GivenFields;
  opened: OpenedBuilding & { building: Building };
  result: BuildingResult;
}

/** The state of engineer mode. */
export interface EngineerState extends Engineering {
  start: Start;
  /** The answers of quick mode, written as a query. */
  quick: string;
  opened: OpenedBuilding;
  /**
   * The last valid calculation. It is missing if the address was opened with a refused value, because figures of another building would mislead.
   */
  counted?: CalculatedBuilding;
  /** True if the present values are refused, so that `counted` belongs to older values. */
  stale: boolean;
  memory: RoomMemory;
}
export type CountedState = EngineerState & { counted: CalculatedBuilding };

type Naming = Pick<Words, "options" | "engineer">;

let last: (Naming & { query: string; state: EngineerState }) | undefined;

/** Opens an address. The last state is cached, because the server opens each address twice: for the what-if calculations and for rendering. */
export function openState(query: URLSearchParams, { options, engineer }: Naming): EngineerState {
  const text = query.toString();
  const isLast = last?.query === text && last.options === options && last.engineer === engineer;
  if (!last || !isLast) last = { query: text, options, engineer, state: opened(query, { options, engineer }) };
  return last.state;
}

function opened(query: URLSearchParams, words: Naming): EngineerState {
  const { input, problems } = readFields(fields, query);
  const nameless: Start["nameless"] = (kind, index) =>
    fill(words.engineer.nameless, { kind: words.options.room[kind], n: index + 1 });
  const start = { quick: quickInputOf(input), nameless, cost: input };
  const read = readAddress(query, start);
  // An address of an unknown version is read as far as possible.
  const isOurs = [null, String(coolingLoad.version)].includes(query.get("v"));
  const partly = read.partly || !isOurs || problems.length > 0;
  const quick = writeFields(fields, input, coolingLoad.version);
  const state = precomputed({ ...read, partly }, { start, quick, memory: roomMemory() });
  return query.has(ownNames.open) ? state : { ...state, open: roomToMend(state) };
}

/**
 * Finds the room to open: normally the room of the address. If only other rooms have refused values, it is the first of them, so that the
 * visitor sees the refused field.
 */
function roomToMend({ open, opened: { problems } }: EngineerState): number {
  const rooms = problems.map(({ field }) => roomOf(field));
  return rooms.includes(undefined) || rooms.includes(open) ? open : (rooms[0] ?? open);
}

type Before = Pick<EngineerState, "start" | "quick" | "counted" | "memory">;

function precomputed(engineering: Engineering, { start, quick, counted: before, memory }: Before): EngineerState {
  const opened = openBuilding(engineering.given, start);
  const now = countedOf(engineering.given, opened, memory);
  return { ...engineering, start, quick, opened, counted: now ?? before, stale: now === undefined, memory };
}

export function countedOf(
  fields: GivenFields,
  { building, ...opened }: OpenedBuilding,
  memory = roomMemory(),
): CalculatedBuilding | undefined {
  return building && { given: fields, opened: { ...opened, building }, result: calculate(building, memory(building)) };
}

export const withGiven = (state: EngineerState, fields: GivenFields): EngineerState =>
  precomputed({ ...state, given: fields }, state);

/** Returns the state after an action. Opening another room needs no calculation. */
export function withAction(state: EngineerState, action: string): EngineerState {
  const next = applyAction(state, action, state.start);
  return next.given === state.given ? { ...state, ...next } : precomputed(next, state);
}

/** Writes the query of a state: the answers of quick mode, the mode, and the building. */
export function queryOf(state: EngineerState): string {
  const query = new URLSearchParams(state.quick);
  query.set("mode", "engineer");
  for (const [name, value] of writeAddress(state, state.opened)) query.set(name, value);
  return query.toString();
}
