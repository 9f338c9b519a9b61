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
  /** The nearest weather station, and whether it is in the city itself. */
  station: { id: StationId; own: boolean };
  assumptions: Assumption[];
  /** The full model that was calculated; engineer mode starts from it. */
  building: Building;
  result: BuildingResult;
  room: RoomResult;
  wattsPerSquareMetre: number;
  /** Set if the total is outside the usual range for such a room; absent if no usual figure is known. */
  unusual?: { low: number; high: number };
}

/**
 * Usual figures are rough, so only a large deviation is reported. They come from older buildings, so in a new one no load is reported as too small.
 */
const leeway = 1.5;

/** Calculates a room from a few answers with the full engine, listing every default. Throws InputRefused with the fields it cannot calculate with. */
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
