import { type BuildingResult, calculate } from "#engine/buildings/building.ts";
import type { Building } from "#engine/rooms/model.ts";
import { readFields, writeFields } from "../../frame/read-fields.ts";
import { fill } from "../../frame/say.ts";
import { coolingLoad } from "../calculator.ts";
import { fields, quickInputOf } from "../fields.ts";
import type { Words } from "../words.ts";
import { applyAction, type Engineering, readAddress, writeAddress } from "./address.ts";
import { type Opened, openBuilding, type Start } from "./building-model.ts";
import type { Given } from "./compact.ts";

/** The state of an engineer's calculation. There is always a result: the last valid one, or that of the quick room. */
/** The fields that the result was calculated from. */
export interface Counted {
  given: Given;
  opened: Opened & { building: Building };
  result: BuildingResult;
}

export interface EngineerState extends Engineering {
  start: Start;
  /** The quick-mode answers, as they are in an address. */
  quick: string;
  opened: Opened;
  counted: Counted;
  result: BuildingResult;
  /** The result belongs to older values than those in the fields. */
  stale: boolean;
}

type Naming = Pick<Words, "options" | "engineer">;

let last: (Naming & { query: string; state: EngineerState }) | undefined;

/** Memoized: the server opens an address once for the what-if calculations and once for rendering. */
export function openState(query: URLSearchParams, { options, engineer }: Naming): EngineerState {
  const text = query.toString();
  const isLast = last?.query === text && last.options === options && last.engineer === engineer;
  if (!last || !isLast) last = { query: text, options, engineer, state: opened(query, { options, engineer }) };
  return last.state;
}

function opened(query: URLSearchParams, words: Naming): EngineerState {
  const { input } = readFields(fields, query);
  const nameless: Start["nameless"] = (kind, index) =>
    fill(words.engineer.nameless, { kind: words.options.room[kind], n: index + 1 });
  const start = { quick: quickInputOf(input), nameless, cost: input };
  const read = readAddress(query, start);
  // An address of an unknown version is read as far as possible.
  const isOurs = [null, String(coolingLoad.version)].includes(query.get("v"));
  return precomputed(isOurs ? read : { ...read, partly: true }, {
    start,
    quick: writeFields(fields, input, coolingLoad.version),
  });
}

type Before = Pick<EngineerState, "start" | "quick"> & { counted?: Counted };

function precomputed(engineering: Engineering, { start, quick, counted: before }: Before): EngineerState {
  const opened = openBuilding(engineering.given, start);
  const now = countedOf(engineering.given, opened);
  const counted = now ?? before ?? (countedOf({}, openBuilding({}, start)) as Counted);
  return { ...engineering, start, quick, opened, counted, result: counted.result, stale: now === undefined };
}

export function countedOf(given: Given, { building, ...opened }: Opened): Counted | undefined {
  return building && { given, opened: { ...opened, building }, result: calculate(building) };
}

export const withGiven = (state: EngineerState, given: Given): EngineerState => precomputed({ ...state, given }, state);

/** After an action: switching to another room needs no calculation. */
export function withAction(state: EngineerState, action: string): EngineerState {
  const next = applyAction(state, action, state.start);
  return next.given === state.given ? { ...state, ...next } : precomputed(next, state);
}

/** The quick-mode answers, the mode, and the building. */
export function queryOf(state: EngineerState): string {
  const query = new URLSearchParams(state.quick);
  query.set("mode", "engineer");
  for (const [name, value] of writeAddress(state, state.start)) query.set(name, value);
  return query.toString();
}
