import { airKind } from "./kinds.ts";
import type { RoomNeeds } from "./rooms.ts";

/** Each room gets its own fresh air, or one machine mixes it with return air for all. */
export type SystemId = "direct" | "mixed";
export const systemIds: readonly SystemId[] = ["direct", "mixed"];

export interface Intake {
  /** One machine for several rooms, and not each room on its own. */
  shared: boolean;
  /** L/s that people and floors need. */
  flow: number;
  /** Ev: how well a shared machine hands it out. */
  efficiency: number;
  /** Of the people that rooms can hold, how many are there at once. */
  diversity: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** By the simplified procedure of 62.1-2019. */
const efficiencyAt = (diversity: number) => (diversity < 0.6 ? 0.88 * diversity + 0.22 : 0.75);

export function intakeFor(rooms: readonly RoomNeeds[], system: SystemId, atOnce: number): Intake {
  if (system === "direct" || rooms.length < 2)
    return { flow: sum(rooms.map(({ outdoor }) => outdoor)), efficiency: 1, diversity: 1, shared: false };
  const efficiency = efficiencyAt(atOnce);
  const needed = atOnce * sum(rooms.map(({ byPeople }) => byPeople)) + sum(rooms.map(({ byArea }) => byArea));
  return { flow: needed / efficiency, efficiency, diversity: atOnce, shared: true };
}

/** L/s that a shared machine has to supply to a room, return air included: 62.1-2019, simplified procedure. */
export const leastSupply = ({ outdoor }: RoomNeeds) => 1.5 * outdoor;

/** L/s, all of it. */
export interface Balance {
  needed: number;
  exhaust: number;
  /** What is brought in: what people need, or what exhaust takes with the surplus on top. */
  supply: number;
  /** Taken out besides, so that the surplus stays what was wanted. */
  relief: number;
  /** What leaves through doors and cracks. */
  surplus: number;
  governs: "people" | "exhaust";
  /** Of what is taken out, what may pass a heat exchanger. */
  recoverable: number;
  /** Exhaust of places with a supply of their own. */
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
