import { freshAir } from "../air/ventilation.ts";
import { type AirKind, type AirKindId, airKind, countedIn } from "./kinds.ts";

export interface RoomInput {
  kind: AirKindId;
  /** m². */
  area: number;
  /** People; in a toilet, its WCs and urinals. */
  count?: number | undefined;
}

export interface RoomNeeds extends RoomInput {
  /** Whether `count` was given or taken for granted. */
  counted: boolean;
  people: number;
  /** L/s at the height of breathing, of which by people and by area. */
  breathing: number;
  byPeople: number;
  byArea: number;
  /** L/s to be supplied, mixing considered. */
  outdoor: number;
  exhaust: number;
}

/** Two people in the first bedroom, one in each further one, none counted twice: the whole is then what 62.2 asks of a dwelling. */
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
  /** Part of the supply that reaches people. */
  effectiveness: number;
  /** Exhaust runs day and night, or when somebody is there. */
  always: boolean;
}

/** What each room needs and gives off. */
export function needsOf(rooms: readonly RoomInput[], { height, effectiveness, always }: HowRun): RoomNeeds[] {
  const first = rooms.findIndex(({ kind }) => kind === "bedroom");
  return rooms.map((room, index) => {
    const kind = airKind(room.kind);
    const given = countedIn(room.kind) ? room.count : undefined;
    const count = given ?? usualCount(kind, room, index === first);
    const people = kind.air ? count : 0;
    const rate = kind.air ?? { perPerson: 0, perArea: 0 };
    return {
      ...room,
      count,
      counted: given !== undefined,
      people,
      breathing: freshAir(rate, people, room.area),
      byPeople: rate.perPerson * people,
      byArea: rate.perArea * room.area,
      outdoor: freshAir(rate, people, room.area, effectiveness),
      exhaust: exhaustOf(kind, room.area, count, height, always),
    };
  });
}
