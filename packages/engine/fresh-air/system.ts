import { airKind } from "./kinds.ts";
import type { RoomNeeds } from "./rooms.ts";

/** Either each room gets its own fresh air, or one machine mixes it with return air for all. */
export type SystemId = "direct" | "mixed";
export const systemIds: readonly SystemId[] = ["direct", "mixed"];

export interface Intake {
  /** True if one machine serves several rooms, instead of a unit for each. */
  shared: boolean;
  /** L/s that people and floor areas need. */
  flow: number;
  /** Ev: the system ventilation efficiency of a shared machine. */
  efficiency: number;
  /** Occupant diversity: the share of the people for whom the rooms are made that are there at once. */
  diversity: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The efficiency of the system by the simplified procedure of ASHRAE 62.1-2019. */
const efficiencyAt = (diversity: number) => (diversity < 0.6 ? 0.88 * diversity + 0.22 : 0.75);

export function intakeFor(rooms: readonly RoomNeeds[], system: SystemId, atOnce: number): Intake {
  if (system === "direct" || rooms.length < 2)
    return { flow: sum(rooms.map(({ outdoor }) => outdoor)), efficiency: 1, diversity: 1, shared: false };
  const efficiency = efficiencyAt(atOnce);
  const needed = atOnce * sum(rooms.map(({ byPeople }) => byPeople)) + sum(rooms.map(({ byArea }) => byArea));
  return { flow: needed / efficiency, efficiency, diversity: atOnce, shared: true };
}

/** L/s that a shared machine must supply to a room, including return air: ASHRAE 62.1-2019, simplified procedure. */
export const leastSupply = ({ outdoor }: RoomNeeds) => 1.5 * outdoor;

/** The flows in L/s in total. */
export interface Balance {
  needed: number;
  exhaust: number;
  /** Outdoor air brought in: the need of people, or the exhaust plus the wanted surplus if that is more. */
  supply: number;
  /** Additional exhaust that keeps the surplus at the wanted value. */
  relief: number;
  /** Air that leaves through doors and cracks. */
  surplus: number;
  governs: "people" | "exhaust";
  /** The part of the exhaust that may pass through heat recovery. */
  recoverable: number;
  /** Exhaust of spaces with their own supply. */
  apart: number;
}

export function balanceOf(rooms: readonly RoomNeeds[], needed: number, surplus: number): Balance {
  const within = rooms.filter(({ kind }) => !airKind(kind).apart);
  const exhaust = sum(within.map((room) => room.exhaust));
  const wanted = exhaust * (1 + surplus);
  const supply = Math.max(needed, wanted);
  const relief = Math.max(0, supply / (1 + surplus) - exhaust);
  const clean = sum(within.filter(({ kind }) => !airKind(kind).foul).map((room) => room.exhaust));
  return {
    needed,
    exhaust,
    supply,
    relief,
    surplus: supply - exhaust - relief,
    governs: wanted > needed ? "exhaust" : "people",
    recoverable: clean + relief,
    apart: sum(rooms.filter(({ kind }) => airKind(kind).apart).map((room) => room.exhaust)),
  };
}
