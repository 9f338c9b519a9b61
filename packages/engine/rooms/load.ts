import { hourIn, nth, recordOf } from "@site/typed";
import { type AirState, insideState, outdoorAir } from "../air/outdoor-air.ts";
import { ducts, fanHeat } from "../data/equipment.ts";
import { hourly, hours, zeros } from "../walls/response.ts";
import type { Day } from "../weather/design-days.ts";
import {
  type LatentPart,
  type LoadSum,
  latentParts,
  loadSums,
  type SensiblePart,
  sensibleParts,
} from "./components.ts";
import type { FacadeOf } from "./facade.ts";
import type { Building, Room, System } from "./model.ts";
import type { PreparedRoom } from "./prepare.ts";
import { type RoomDay, roomDay } from "./room-day.ts";

/** A day of a room: the parts of its load, their sums, the fresh air and the coil load. All are series of 24 hours in W. */
export interface LoadDay extends RoomDay, Record<LoadSum, number[]> {}

function addUp(all: readonly (readonly number[])[]): number[] {
  const result = zeros();
  for (const series of all)
    for (let hour = 0; hour < hours; hour += 1) result[hour] = hourIn(result, hour) + hourIn(series, hour);
  return result;
}
const positive = (value: number) => Math.max(0, value);

export function loadDay(room: PreparedRoom, day: Day, building: Building, facade: FacadeOf): LoadDay {
  const inside = insideOf(building, room.room, day);
  const parts = roomDay(room, day, facade, inside);
  const { flow, schedule } = room.room.freshAir;
  const fresh = schedule.map((share, hour) => outdoorAir((share * flow) / 1000, day, hour, inside));
  return { ...parts, ...totals(parts, fresh, building.system) };
}

function totals(parts: RoomDay, fresh: { sensible: number; latent: number }[], system: System) {
  const { fanShare = fanHeat[system.kind], ductShare = ducts[system.ducts] } = system;
  const roomSensible = addUp(Object.values(parts.sensible));
  const roomLatent = addUp(Object.values(parts.latent));
  const freshSensible = fresh.map(({ sensible }) => sensible);
  const freshLatent = fresh.map(({ latent }) => latent);
  const fan = roomSensible.map((watts) => positive(watts) * fanShare);
  const ductGain = roomSensible.map((watts) => positive(watts) * ductShare);
  const at = (series: number[], hour: number) => nth(series, hour);
  const coilSensible = hourly((hour) =>
    positive(at(roomSensible, hour) + at(freshSensible, hour) + at(fan, hour) + at(ductGain, hour)),
  );
  // The unit does not run if there is no sensible load. So it does not dry the air either.
  const coilLatent = hourly((hour) => (at(coilSensible, hour) > 0 ? at(roomLatent, hour) + at(freshLatent, hour) : 0));
  const coil = hourly((hour) => at(coilSensible, hour) + at(coilLatent, hour));
  return { roomSensible, roomLatent, freshSensible, freshLatent, fan, ducts: ductGain, coilSensible, coilLatent, coil };
}

export function insideOf(building: Building, room: Room, { pressure }: Day): AirState {
  const { dryBulb, relativeHumidity } = room.inside ?? building.inside;
  return insideState(dryBulb, relativeHumidity, pressure);
}

/** The parts of a load at one hour. The safety margin is a separate part. */
export interface Breakdown {
  sensible: Record<SensiblePart, number>;
  latent: Record<LatentPart, number>;
  freshSensible: number;
  freshLatent: number;
  fan: number;
  ducts: number;
  coilSensible: number;
  coilLatent: number;
  /** The load of the coil. `required` is `coil` plus `safety`. */
  coil: number;
  safety: number;
  required: number;
}

export function breakdownAt(load: LoadDay, hour: number, { safety }: System): Breakdown {
  const at = (series: number[]) => nth(series, hour - 1);
  const pick = <K extends string>(names: readonly K[], parts: Record<K, number[]>) =>
    recordOf(names, (name) => at(parts[name]));
  const [coilSensible, coilLatent] = [at(load.coilSensible), at(load.coilLatent)];
  const extra = coilSensible * safety.sensible + coilLatent * safety.latent;
  return {
    sensible: pick(sensibleParts, load.sensible),
    latent: pick(latentParts, load.latent),
    freshSensible: at(load.freshSensible),
    freshLatent: at(load.freshLatent),
    fan: at(load.fan),
    ducts: at(load.ducts),
    coilSensible,
    coilLatent,
    coil: coilSensible + coilLatent,
    safety: extra,
    required: coilSensible + coilLatent + extra,
  };
}

/** The loads by which units are selected, and from which the energy of a year is summed. */
export type CoilDay = Pick<LoadDay, "coil" | "coilSensible" | "coilLatent">;

/** Adds up only the coil loads of several rooms. */
export function coilsTogether(loads: readonly LoadDay[]): CoilDay {
  const [only] = loads;
  if (only && loads.length === 1) return only;
  const add = (line: keyof CoilDay) => addUp(loads.map((load) => load[line]));
  return { coil: add("coil"), coilSensible: add("coilSensible"), coilLatent: add("coilLatent") };
}

/** Adds up all hourly loads of several rooms. */
export function sumOfLoads(loads: readonly LoadDay[]): LoadDay {
  const [only] = loads;
  if (only && loads.length === 1) return only;
  const add = (series: (load: LoadDay) => number[]) => addUp(loads.map(series));
  const parts = <K extends string>(names: readonly K[], of: (load: LoadDay) => Record<K, number[]>) =>
    recordOf(names, (name) => add((load) => of(load)[name]));
  return {
    sensible: parts(sensibleParts, (load) => load.sensible),
    latent: parts(latentParts, (load) => load.latent),
    ...parts(loadSums, (load) => load),
  };
}
