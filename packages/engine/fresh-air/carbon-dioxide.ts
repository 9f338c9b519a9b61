import { nth } from "@site/typed";
import { airKind } from "./kinds.ts";
import type { RoomNeeds } from "./rooms.ts";

const skin = 1.8;
const respiratoryQuotient = 0.83;

/** Returns the carbon dioxide (L/s) that one adult gives off at an activity level in met. */
export const generation = (activity: number) =>
  (0.00276 * skin * activity * respiratoryQuotient) / (0.23 * respiratoryQuotient + 0.77);

export interface Staleness {
  /** The indexes of the rooms in the list. All rooms of a home count as one room. */
  rooms: readonly number[];
  people: number;
  /** L/s per person. */
  air: number;
  /** ppm at steady state. */
  level: number;
  /** Minutes until 95% of the rise is reached. */
  minutes: number;
}

/** Computes the carbon dioxide in the given rooms at steady state, while all their people stay. */
function settled(indexes: readonly number[], rooms: readonly RoomNeeds[], outdoor: number, height: number): Staleness {
  const own = indexes.map((index) => nth(rooms, index));
  const total = (value: (room: RoomNeeds) => number) => own.reduce((sum, room) => sum + value(room), 0);
  const [people, flow] = [total((room) => room.people), total((room) => room.breathing)];
  const generationRate = total(({ kind, people: here }) => here * generation(airKind(kind).activity ?? 1.2));
  return {
    rooms: indexes,
    people,
    air: flow / people,
    level: outdoor + (1e6 * generationRate) / flow,
    minutes: (3 * 1000 * height * total(({ area }) => area)) / flow / 60,
  };
}

export function carbonDioxide(rooms: readonly RoomNeeds[], outdoor: number, height: number): Staleness[] {
  const indexes = rooms.map((_, index) => index);
  const isHome = (index: number) => airKind(nth(rooms, index).kind).group === "home";
  const zones = [indexes.filter(isHome), ...indexes.filter((index) => !isHome(index)).map((index) => [index])];
  return zones
    .filter((zone) => zone.some((index) => nth(rooms, index).people > 0))
    .map((zone) => settled(zone, rooms, outdoor, height));
}
