import { nth } from "@site/typed";
import { type AirState, outdoorAir } from "../air/outdoor-air.ts";
import { heatCapacity, specificVolume } from "../air/psychrometrics.ts";
import { ducts, fanHeat } from "../data/equipment.ts";
import { leastVavShare } from "../data/systems.ts";
import { insideOf } from "../rooms/load.ts";
import type { Building } from "../rooms/model.ts";
import { type Moment, peakOf } from "../rooms/peak.ts";
import { hourly } from "../walls/response.ts";
import type { Day } from "../weather/design-days.ts";
import { type HandlerState, handlerAt } from "./air-handler.ts";
import { enteringAir, type OutdoorHour, outdoorHour, outdoorState } from "./outdoor-unit.ts";
import type { Plan } from "./plan.ts";
import { leastPrimary, type SystemVentilation, ventilate } from "./ventilation.ts";
import { airShare, breathing, insideTogether, loadTogether, withSafety, type Zone, type ZoneRoom } from "./zone.ts";

export interface Handler {
  id: number;
  rooms: { name: string; flow: number; least: number }[];
  /**
   * The largest supply airflow in m³/s, and its mass in kg/s. With constant volume it is the sum of the rooms' own peaks; with variable volume
   * it is the largest flow of all rooms at the same hour.
   */
  flow: number;
  mass: number;
  ventilation: SystemVentilation;
  /** The hour with the largest coil load, the load in W, and the outdoor temperature (°C) at that hour. */
  peak: Moment & { watts: number; outdoor: number };
  state: HandlerState;
  reheat: number;
  /** The coil load (W) on each day, hour by hour. */
  coil: number[][];
  /** The coil load with safety factors. */
  required: number[][];
}

/** Returns the share of the room's load by which fan and ducts warm the air. */
const warmingShare = ({ system }: Building) =>
  (system.fanShare ?? fanHeat[system.kind]) + (system.ductShare ?? ducts[system.ducts]);

/** Returns the heat that air carries out of a room, in J for each kg, or in W for each kg/s. */
const heatOf = (inside: AirState, supply: number) => heatCapacity(inside.humidity) * (inside.dryBulb - supply);

/** Computes an air handler of constant or variable volume, hour by hour through all design days. */
export function handlerOf(zone: Zone, building: Building, days: readonly Day[], plan: Plan): Handler {
  const share = warmingShare(building);
  const airs = zone.rooms.map((member) => roomAir(member, building, days, plan, share));
  const together = days.map((_, day) =>
    hourly((hour) => airs.reduce((sum, { masses }) => sum + nth(nth(masses, day), hour), 0)),
  );
  const isVariable = plan.plant === "vav";
  const most = isVariable ? Math.max(...together.flat()) : airs.reduce((sum, { most: own }) => sum + own, 0);
  const mass = Math.max(1e-6, most);
  const ventilation = ventilate(
    zone.rooms.map(({ room, served }, index) => ({
      people: served.people,
      area: room.area,
      perPerson: served.perPerson,
      perArea: served.perArea,
      effectiveness: plan.effectiveness,
      primary: nth(airs, index).least * 1000,
    })),
    plan.atOnce * zone.rooms.reduce((sum, { served }) => sum + served.people, 0),
    plan.procedure,
    isVariable ? 1000 * mass * specificVolume(plan.supply, 0.009, nth(days, 0).pressure) : undefined,
  );
  const states = days.map((day, index) => {
    const loads = {
      sensible: loadTogether(zone.rooms, "roomSensible", index),
      latent: loadTogether(zone.rooms, "roomLatent", index),
      inside: insideTogether(building, zone.rooms, day),
    };
    const intake = plan.outdoor === "with-units" ? ventilation.intake : 0;
    return hourly((hour) => hour).map((hour) => {
      const moved = isVariable ? Math.max(leastVavShare * mass, nth(nth(together, index), hour)) : mass;
      const boxes = airs.reduce((sum, { warmed }) => sum + nth(nth(warmed, index), hour), 0);
      return stateAt(zone, building, plan, day, hour, { ...loads, mass: moved, share, intake, boxes });
    });
  });
  const coil = states.map((hours) => hours.map((state) => state?.work.total ?? 0));
  const required = states.map((hours) => hours.map((state) => (state ? withSafety(state.work, building.system) : 0)));
  const peak = peakOf(days, (day) => nth(coil, day));
  const state = states[peak.day]?.[peak.hour - 1] ?? idle(building, zone, days);
  const warm = nth(nth(days, peak.day).dryBulb, peak.hour - 1);
  const supplyState = state.supply;
  return {
    id: zone.id,
    rooms: zone.rooms.map(({ room }, index) => ({
      name: room.name,
      flow: nth(airs, index).flow,
      least: nth(airs, index).least,
    })),
    flow: mass * specificVolume(supplyState.dryBulb, supplyState.humidity, nth(days, 0).pressure),
    mass,
    ventilation,
    peak: { ...peak, watts: Math.max(0, peak.value), outdoor: warm },
    state,
    reheat: Math.max(0, ...states.flat().map((one) => one?.reheat ?? 0)),
    coil,
    required,
  };
}

interface RoomAir {
  /** The airflow (kg/s) in each hour, and the heat (W) that a VAV box has to add if its smallest airflow would make the room too cold. */
  masses: number[][];
  warmed: number[][];
  most: number;
  /** The largest airflow in m³/s, and the smallest primary airflow in m³/s while the room is used. */
  flow: number;
  least: number;
}

function roomAir(member: ZoneRoom, building: Building, days: readonly Day[], plan: Plan, share: number): RoomAir {
  const { room, result, served } = member;
  const isVariable = plan.plant === "vav";
  const volume = specificVolume(plan.supply, 0.009, nth(days, 0).pressure);
  const leastFlow = served.least / 1000;
  const hoursOf = (day: Day, index: number) => {
    const inside = insideOf(building, room, day);
    const supply = (plan.supply + share * inside.dryBulb) / (1 + share);
    const heat = heatOf(inside, Math.min(supply, inside.dryBulb - 2));
    return nth(result.days, index).roomSensible.map((watts, hour) => {
      const needed = Math.max(0, watts) / heat;
      const mass = Math.max(needed, (leastFlow / volume) * nth(room.freshAir.schedule, hour));
      return { mass, warmed: isVariable ? (mass - needed) * heat : 0 };
    });
  };
  const hours = days.map(hoursOf);
  const masses = hours.map((day) => day.map(({ mass }) => mass));
  const most = Math.max(...masses.flat());
  const flow = most * volume;
  const outdoor = breathing(member) / plan.effectiveness / 1000;
  const byProcedure = plan.procedure === "simplified" ? leastPrimary * outdoor : 0;
  const least = isVariable ? Math.max(leastFlow || leastVavShare * flow, byProcedure) : flow;
  return {
    masses,
    warmed: hours.map((day) => day.map((hour) => hour.warmed)),
    most,
    flow: Math.max(flow, least),
    least,
  };
}

interface Moved {
  sensible: number[];
  latent: number[];
  inside: AirState;
  mass: number;
  share: number;
  /** The outdoor air (L/s) that the handler itself takes in. */
  intake: number;
  /** The heat (W) with which VAV boxes reheat their air. */
  boxes: number;
}

function stateAt(
  { rooms: members }: Zone,
  building: Building,
  plan: Plan,
  day: Day,
  hour: number,
  { inside, mass, share, intake, boxes, ...loads }: Moved,
): HandlerState | undefined {
  const credit = plan.outdoor === "own-unit" ? creditAt(members, building, plan, day, hour) : undefined;
  const sensible = nth(loads.sensible, hour) - (credit?.sensible ?? 0);
  if (sensible <= 0) return undefined;
  const supply = (plan.supply + share * inside.dryBulb) / (1 + share);
  const flow = intake * airShare(members, hour);
  const state = handlerAt({
    sensible: sensible + boxes,
    latent: nth(loads.latent, hour) - (credit?.latent ?? 0),
    inside,
    outdoor: enteringAir(day, hour, inside, plan),
    supplyMass: mass,
    outdoorMass: outdoorAir(flow / 1000, day, hour, inside).mass,
    warming: share * Math.max(0, inside.dryBulb - supply),
    pressure: day.pressure,
  });
  return { ...state, reheat: state.reheat + boxes };
}

/** Returns the load that the outdoor air unit takes off the rooms. The unit supplies each room with the outdoor air that the room needs. */
export function creditAt(
  members: readonly ZoneRoom[],
  building: Building,
  plan: Plan,
  day: Day,
  hour: number,
): OutdoorHour {
  const flow = members.reduce((sum, member) => sum + breathing(member), 0) / plan.effectiveness;
  return outdoorHour(plan, day, hour, insideTogether(building, members, day), flow * airShare(members, hour));
}

/** Returns a state without any load, for rooms that never need cooling. */
function idle(building: Building, { rooms: members }: Zone, days: readonly Day[]): HandlerState {
  const day = nth(days, 0);
  const inside = insideTogether(building, members, day);
  return handlerAt({
    ...{ sensible: 0, latent: 0, inside, outdoor: outdoorState(day, 0), supplyMass: 1, outdoorMass: 0, warming: 0 },
    pressure: day.pressure,
  });
}
