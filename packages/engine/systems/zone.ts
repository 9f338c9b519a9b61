import { hourIn, nth } from "@site/typed";
import type { AirState } from "../air/outdoor-air.ts";
import type { BuildingResult, RoomResult } from "../buildings/building.ts";
import { insideOf } from "../rooms/load.ts";
import type { Building, Room, System } from "../rooms/model.ts";
import { hourly } from "../walls/response.ts";
import type { Plan, ServedRoom } from "./plan.ts";

/** A room with its load and with its values in the plan. */
export interface ZoneRoom {
  room: Room;
  result: RoomResult;
  served: ServedRoom;
}

/** The rooms that one air handler serves. */
export interface Zone {
  id: number;
  rooms: ZoneRoom[];
}

/** Groups the rooms by the air handler that serves them. */
export function zonesOf(building: Building, { rooms }: BuildingResult, plan: Plan): Zone[] {
  const zones = new Map<number, ZoneRoom[]>();
  for (const [index, room] of building.rooms.entries()) {
    const served = nth(plan.rooms, index);
    const members = zones.get(served.handler) ?? [];
    members.push({ room, result: nth(rooms, index), served });
    zones.set(served.handler, members);
  }
  return [...zones].sort(([a], [b]) => a - b).map(([id, rooms]) => ({ id, rooms }));
}

/** Returns the mean condition of the rooms, weighted by their areas. */
export function insideTogether(
  building: Building,
  members: readonly ZoneRoom[],
  day: Parameters<typeof insideOf>[2],
): AirState {
  const area = members.reduce((sum, { room }) => sum + room.area, 0);
  const mean = (of: (state: AirState) => number) =>
    members.reduce((sum, { room }) => sum + room.area * of(insideOf(building, room, day)), 0) / area;
  return { dryBulb: mean((state) => state.dryBulb), humidity: mean((state) => state.humidity) };
}

/** Returns the load (W) of a coil with its safety factors: one factor for the cooling part, the other for the drying part. */
export const withSafety = (coil: { sensible: number; total: number }, { safety }: System) =>
  coil.sensible * (1 + safety.sensible) + (coil.total - coil.sensible) * (1 + safety.latent);

/** Returns the load (W) of the rooms together in each hour of a day. */
export const loadTogether = (members: readonly ZoneRoom[], line: "roomSensible" | "roomLatent", day: number) =>
  hourly((hour) => members.reduce((sum, { result }) => sum + hourIn(nth(result.days, day)[line], hour), 0));

/** Returns the outdoor air (L/s) of ASHRAE 62.1 in the breathing zone of a room. */
export const breathing = ({ room, served }: ZoneRoom) => served.people * served.perPerson + room.area * served.perArea;

/** Returns the share of the design outdoor air that is supplied at an hour by the schedules of the rooms, weighted by the need of each room. */
export function airShare(members: readonly ZoneRoom[], hour: number): number {
  const all = members.reduce((sum, member) => sum + breathing(member), 0);
  if (all <= 0) return 0;
  return members.reduce((sum, member) => sum + breathing(member) * nth(member.room.freshAir.schedule, hour), 0) / all;
}
