import { airKind } from "./kinds.ts";
import type { RoomNeeds } from "./rooms.ts";

/** The kind of system. `direct`: each room gets fresh air of its own. `mixed`: one machine mixes fresh air with return air for all rooms. */
export type SystemId = "direct" | "mixed";
export const systemIds: readonly SystemId[] = ["direct", "mixed"];

export interface Intake {
  /** True if one machine serves several rooms, false if each room has a unit. */
  shared: boolean;
  /** The outdoor air intake (L/s) that people and floor areas need. */
  flow: number;
  /** Ev: the system ventilation efficiency of a shared machine. */
  efficiency: number;
  /** Occupant diversity: the share of the design number of people who are present at the same time. */
  diversity: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns the system ventilation efficiency by the simplified procedure of ASHRAE 62.1-2019. */
const efficiencyAt = (diversity: number) => (diversity < 0.6 ? 0.88 * diversity + 0.22 : 0.75);

export function intakeFor(rooms: readonly RoomNeeds[], system: SystemId, atOnce: number): Intake {
  if (system === "direct" || rooms.length < 2)
    return { flow: sum(rooms.map(({ outdoor }) => outdoor)), efficiency: 1, diversity: 1, shared: false };
  const efficiency = efficiencyAt(atOnce);
  const needed = atOnce * sum(rooms.map(({ byPeople }) => byPeople)) + sum(rooms.map(({ byArea }) => byArea));
  return { flow: needed / efficiency, efficiency, diversity: atOnce, shared: true };
}

/** Returns the smallest supply (L/s) from a shared machine to a room, including return air, by the simplified procedure of ASHRAE 62.1-2019. */
export const leastSupply = ({ outdoor }: RoomNeeds) => 1.5 * outdoor;

/** The air balance of all rooms in L/s. */
export interface Balance {
  needed: number;
  exhaust: number;
  /** The outdoor air that is supplied: the air that people need, or the exhaust plus the wanted surplus, whichever is more. */
  supply: number;
  /** The additional exhaust that keeps the surplus at the wanted value. */
  relief: number;
  /** The air that leaves through doors and cracks. */
  surplus: number;
  governs: "people" | "exhaust";
  /** The part of the exhaust that may pass through heat recovery. */
  recoverable: number;
  /** The exhaust of spaces that have their own supply. */
  apart: number;
}

export function balanceOf(rooms: readonly RoomNeeds[], needed: number, surplus: number): Balance {
  const within = rooms.filter(({ kind }) => !airKind(kind).apart);
  const exhaust = sum(within.map((room) => room.exhaust));
  const makeUpAir = exhaust * (1 + surplus);
  const supply = Math.max(needed, makeUpAir);
  const relief = Math.max(0, supply / (1 + surplus) - exhaust);
  const clean = sum(within.filter(({ kind }) => !airKind(kind).foul).map((room) => room.exhaust));
  return {
    needed,
    exhaust,
    supply,
    relief,
    surplus: supply - exhaust - relief,
    governs: makeUpAir > needed ? "exhaust" : "people",
    recoverable: clean + relief,
    apart: sum(rooms.filter(({ kind }) => airKind(kind).apart).map((room) => room.exhaust)),
  };
}
