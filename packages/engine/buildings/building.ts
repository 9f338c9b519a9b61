import { nth } from "@site/typed";
import { outdoorAir } from "../air/outdoor-air.ts";
import { heatCapacity } from "../air/psychrometrics.ts";
import { carryLoad, type Process, process, type Supply, supplyAir } from "../air/supply.ts";
import { refuse } from "../check.ts";
import { demandsOf } from "../equipment/demand.ts";
import { freshAirApart } from "../equipment/fresh-air-apart.ts";
import { type Selection, select } from "../equipment/select.ts";
import { facadesOf } from "../rooms/facade.ts";
import {
  type Breakdown,
  breakdownAt,
  type CoilDay,
  coilsTogether,
  insideOf,
  type LoadDay,
  loadDay,
  sumOfLoads,
} from "../rooms/load.ts";
import type { Building, Room } from "../rooms/model.ts";
import { type Peak, peakOf } from "../rooms/peak.ts";
import { prepare } from "../rooms/prepare.ts";
import { type Day, designDays } from "../weather/design-days.ts";
import { checkBuilding } from "./check-building.ts";

/** The version of the engine. Raise it with every change that changes results, because links and enquiries contain it. */
export const engineVersion = "1.4.0";

export interface RoomResult {
  name: string;
  area: number;
  /** One entry for each design day, in the order of the building result's `days`. */
  days: LoadDay[];
  /** The peak of the coil load, by which a unit is selected. */
  peak: Peak;
  breakdown: Breakdown;
  sensiblePeak: Peak;
  latentPeak: Peak;
  supply?: Supply;
  process?: Process;
  /** True if outdoor air needs a separate unit. The selected size is then right only for the total load. */
  freshAirApart: boolean;
  selection: Selection;
}

export interface BuildingResult {
  engine: string;
  days: Day[];
  rooms: RoomResult[];
  /** The load of all rooms together at the same hour. */
  block: { days: LoadDay[]; peak: Peak; breakdown: Breakdown; freshAirApart: boolean; selection: Selection };
  /** The sum (W) of the rooms' loads, each at its own peak hour and with safety factors. */
  sumOfPeaks: number;
  /** The block load divided by the sum of the rooms' peaks. It is 1 for a single room. */
  diversity: number;
}

/** A cache of room results. Use it again only if nothing else in the building has changed, for example the climate. */
export interface KnownRooms {
  get(room: Room): RoomResult | undefined;
  set(room: Room, result: RoomResult): unknown;
}

/** Computes the loads of all rooms on all design days. Throws an InputRefused that names the field if it cannot calculate with the input. */
export function calculate(building: Building, known: KnownRooms = new WeakMap()): BuildingResult {
  refuse(checkBuilding(building));
  const days = designDays(building.climate);
  const rooms = roomResults(building, days, known);
  const block = blockOf(rooms, building, days);
  const sumOfPeaks = rooms.reduce((sum, room) => sum + room.breakdown.required, 0);
  return {
    engine: engineVersion,
    days,
    rooms,
    block,
    sumOfPeaks,
    diversity: sumOfPeaks > 0 ? block.breakdown.required / sumOfPeaks : 1,
  };
}

/**
 * Computes the load of all rooms together. Peak and size need only the sums of the coil loads, so the parts of all days are added up only when
 * `days` is read.
 */
function blockOf(rooms: readonly RoomResult[], building: Building, days: Day[]): BuildingResult["block"] {
  const on = (day: number) => rooms.map((room) => nth(room.days, day));
  const coils = days.map((_, day) => coilsTogether(on(day)));
  const peak = peakOf(days, (day) => nth(coils, day).coil);
  const breakdown = breakdownAt(sumOfLoads(on(peak.day)), peak.hour, building.system);
  let all: LoadDay[] | undefined;
  return {
    get days() {
      all ??= days.map((_, day) => sumOfLoads(on(day)));
      return all;
    },
    ...{ peak, breakdown },
    freshAirApart: freshAirApart(breakdown),
    selection: selectionFor(building, days, coils),
  };
}

/** Selects only the unit for all rooms. It does not check its input, so that many buildings can be compared quickly; check the input first. */
export function sizeFor(building: Building): Selection {
  const days = designDays(building.climate);
  return selectionFor(building, days, coilsOf(building, days));
}

/** Returns the total coil load of all rooms on each of the days. */
export function coilsOf(building: Building, days: readonly Day[]): CoilDay[] {
  const loads = roomLoads(building, days);
  return days.map((_, day) => coilsTogether(loads.map((room) => nth(room, day))));
}

function roomResults(building: Building, days: Day[], known: KnownRooms): RoomResult[] {
  const fresh = [...new Set(building.rooms)].filter((room) => !known.get(room));
  const loads = roomLoads({ ...building, rooms: fresh }, days);
  for (const [index, room] of fresh.entries()) known.set(room, roomResult(room, building, days, nth(loads, index)));
  return building.rooms.map((room) => {
    const result = known.get(room);
    if (!result) throw new Error("A room's result was not kept.");
    return result.name === room.name ? result : { ...result, name: room.name };
  });
}

function roomLoads(building: Building, days: readonly Day[]): LoadDay[][] {
  const facades = days.map((day) => facadesOf(day, building.reflectance));
  return building.rooms.map((room) => {
    const prepared = prepare(room);
    return days.map((day, index) => loadDay(prepared, day, building, nth(facades, index)));
  });
}

const selectionFor = ({ system }: Building, days: Day[], loads: CoilDay[]): Selection =>
  select(demandsOf(days, loads, system), system.kind);

function roomResult(room: Room, building: Building, days: Day[], loads: LoadDay[]): RoomResult {
  const of = (pick: (load: LoadDay) => number[]) => peakOf(days, (day) => pick(nth(loads, day)));
  const peak = of((load) => load.coil);
  const sensiblePeak = of((load) => load.roomSensible);
  const breakdown = breakdownAt(nth(loads, peak.day), peak.hour, building.system);
  return {
    name: room.name,
    area: room.area,
    days: loads,
    peak,
    breakdown,
    sensiblePeak,
    latentPeak: of((load) => load.roomLatent),
    ...airOf(room, building, days, loads, sensiblePeak, peak),
    freshAirApart: freshAirApart(breakdown),
    selection: selectionFor(building, days, loads),
  };
}

/** Computes the supply air for the sensible peak, and the air states at the coil's peak. Both are left out if the room never needs cooling. */
function airOf(room: Room, building: Building, days: Day[], loads: LoadDay[], sensiblePeak: Peak, peak: Peak) {
  if (sensiblePeak.value <= 0 || peak.value <= 0) return {};
  const at = (series: number[], { hour }: Peak) => nth(series, hour - 1);
  const [warm, worst] = [nth(days, sensiblePeak.day), nth(days, peak.day)];
  const latent = at(nth(loads, sensiblePeak.day).roomLatent, sensiblePeak);
  const { bypass } = building.system;
  const supply = supplyAir(sensiblePeak.value, latent, insideOf(building, room, warm), bypass, warm.pressure);
  const load = nth(loads, peak.day);
  const inside = insideOf(building, room, worst);
  const [hour, schedule] = [peak.hour - 1, room.freshAir.schedule];
  const fresh = outdoorAir((nth(schedule, hour) * room.freshAir.flow) / 1000, worst, hour, inside).mass;
  // The airflow of the sensible peak also carries the loads at the hour of the coil's peak.
  const [sensibleNow, latentNow] = [at(load.roomSensible, peak), at(load.roomLatent, peak)];
  if (sensibleNow <= 0) return { supply };
  const now = carryLoad(supply, sensibleNow, latentNow, inside);
  const warming = (at(load.fan, peak) + at(load.ducts, peak)) / (supply.mass * heatCapacity(inside.humidity));
  const outside = { dryBulb: nth(worst.dryBulb, hour), humidity: nth(worst.humidity, hour) };
  return { supply, process: process(now, fresh, outside, inside, warming, worst.pressure) };
}
