import { nth } from "@site/typed";
import { type BuildingResult, calculate, type RoomResult } from "../buildings/building.ts";
import { refuse } from "../check.ts";
import { roomKind } from "../data/room-kinds.ts";
import { cities, type StationId } from "../data/stations.ts";
import type { Building } from "../rooms/model.ts";
import { type Assumption, assumptionsOf } from "./assumptions.ts";
import { checkQuick, type QuickInput } from "./input.ts";
import { buildingOf } from "./model.ts";

export interface QuickResult {
  engine: string;
  /** The nearest weather station. `own` is true if it is in the city itself. */
  station: { id: StationId; own: boolean };
  assumptions: Assumption[];
  /** The full building model that was calculated. Engineer mode starts from this model. */
  building: Building;
  result: BuildingResult;
  room: RoomResult;
  wattsPerSquareMetre: number;
  /** The usual range in W/m², only if the load is outside of it. Undefined if the load is usual, or if no usual range is known. */
  unusual?: { low: number; high: number };
}

/**
 * A load is reported only if it is this many times too large or too small, because the usual figures are rough. They come from older buildings,
 * so in a new building no load is reported as too small.
 */
const leeway = 1.5;

/**
 * Calculates a room from a few answers with the full engine, and lists every assumption. Throws an InputRefused with the fields that are
 * refused.
 */
export function calculateQuick(input: QuickInput): QuickResult {
  refuse(checkQuick(input));
  const building = buildingOf(input);
  const result = calculate(building);
  const room = nth(result.rooms, 0);
  const wattsPerSquareMetre = room.breakdown.coil / input.area;
  const usual = roomKind(input.room).usual ?? [0, Number.POSITIVE_INFINITY];
  const [low, high] = [input.age === "new" ? 0 : usual[0] / leeway, usual[1] * leeway];
  const { station, own } = cities[input.city];
  return {
    engine: result.engine,
    station: { id: station, own },
    assumptions: assumptionsOf(input),
    building,
    result,
    room,
    wattsPerSquareMetre,
    unusual: wattsPerSquareMetre < low || wattsPerSquareMetre > high ? { low, high } : undefined,
  };
}
