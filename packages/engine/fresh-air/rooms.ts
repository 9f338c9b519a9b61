import { freshAir } from "../air/ventilation.ts";
import { type AirKind, type AirKindId, airKind, countedIn } from "./kinds.ts";

export interface RoomInput {
  kind: AirKindId;
  /** m². */
  area: number;
  /** The number of people. For a toilet it is the number of WCs and urinals. */
  count?: number | undefined;
}

export interface RoomNeeds extends RoomInput {
  /** True if `count` was entered; otherwise it is the default. */
  counted: boolean;
  people: number;
  /** The outdoor air in the breathing zone (L/s): the total, the part for people, and the part for the area. */
  breathing: number;
  byPeople: number;
  byArea: number;
  /** The outdoor air that is supplied (L/s). It takes account of the ventilation effectiveness. */
  outdoor: number;
  exhaust: number;
}

/**
 * Returns the default count of a room. The first bedroom has two people, each further bedroom has one. With these counts the total air is what
 * ASHRAE 62.2 requires for a dwelling.
 */
function usualCount({ group, density, exhaust }: AirKind, { kind, area }: RoomInput, firstBedroom: boolean): number {
  if (kind === "bedroom") return firstBedroom ? 2 : 1;
  if (group === "home") return 0;
  if (exhaust?.per === "unit") return 1;
  return density ? Math.max(1, Math.round((density * area) / 100)) : 0;
}

function exhaustOf({ exhaust }: AirKind, area: number, units: number, height: number, always: boolean): number {
  if (!exhaust) return 0;
  const { per, rate } = always ? { per: exhaust.per, rate: exhaust.always } : exhaust.used;
  return rate * { unit: units, area, room: 1, volume: (area * height) / 3.6 }[per];
}

export interface HowRun {
  /** m, floor to ceiling. */
  height: number;
  /** Ventilation effectiveness: the share of the supply that reaches people. */
  effectiveness: number;
  /** True if the exhaust runs day and night, false if it runs only while the room is used. */
  always: boolean;
}

/** Computes the fresh air that each room needs, and its exhaust. */
export function needsOf(rooms: readonly RoomInput[], { height, effectiveness, always }: HowRun): RoomNeeds[] {
  const first = rooms.findIndex(({ kind }) => kind === "bedroom");
  return rooms.map((room, index) => {
    const kind = airKind(room.kind);
    const typedCount = countedIn(room.kind) ? room.count : undefined;
    const count = typedCount ?? usualCount(kind, room, index === first);
    const people = kind.air ? count : 0;
    const rate = kind.air ?? { perPerson: 0, perArea: 0 };
    return {
      ...room,
      count,
      counted: typedCount !== undefined,
      people,
      breathing: freshAir(rate, people, room.area),
      byPeople: rate.perPerson * people,
      byArea: rate.perArea * room.area,
      outdoor: freshAir(rate, people, room.area, effectiveness),
      exhaust: exhaustOf(kind, room.area, count, height, always),
    };
  });
}
