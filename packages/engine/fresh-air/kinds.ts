import { keysOf } from "@site/typed";
import type { AirRate } from "../air/ventilation.ts";
import { type RoomKindId, roomKind } from "../data/room-kinds.ts";
import type { Confidence } from "../data/sources.ts";

/** The sources of the figures. Their texts are in the content of the page. */
export const sourceIds = [
  "rates",
  "exhaust",
  "dwellings",
  "mixing",
  "system",
  "carbonDioxide",
  "climate",
  "practice",
] as const;
export type SourceId = (typeof sourceIds)[number];

/**
 * The exhaust in L/s per fixture, per square metre or per room, or in air changes an hour. `always` is the rate of a fan that never stops,
 * `used` the rate of a fan that runs only while the room is used.
 */
interface Exhaust {
  per: "unit" | "area" | "room" | "volume";
  always: number;
  used: { per: "unit" | "area" | "room"; rate: number };
}

export interface AirKind {
  group: "home" | "work" | "service";
  air?: AirRate;
  /** People per 100 m². In a home, people are counted by the bedrooms. */
  density?: number;
  /** The activity level of the people in met. */
  activity?: number;
  exhaust?: Exhaust;
  /** True if the standard forbids heat recovery from this exhaust, because of grease and fumes. */
  foul?: true;
  /** True if the room has its own supply of air without cooling. It is then not part of the building's air balance. */
  apart?: true;
  source: SourceId;
  confidence: Confidence;
}

const fromEngine = (id: RoomKindId, activity: number): AirKind => {
  const { air, people } = roomKind(id);
  const [perPerson, perArea] = air;
  return {
    group: "work",
    air: { perPerson, perArea },
    density: people,
    activity,
    source: "rates",
    confidence: "medium",
  };
};

const home: AirKind = {
  group: "home",
  air: { perPerson: 3.5, perArea: 0.15 },
  activity: 1.2,
  source: "dwellings",
  confidence: "medium",
};

const rated = (perPerson: number, perArea: number, density: number, activity: number): AirKind => ({
  group: "work",
  air: { perPerson, perArea },
  density,
  activity,
  source: "rates",
  confidence: "medium",
});

const byArea = (rate: number): AirKind => ({
  group: "service",
  exhaust: { per: "area", always: rate, used: { per: "area", rate } },
  source: "exhaust",
  confidence: "medium",
});

const byUnit = (always: number, used: number): AirKind => ({
  group: "service",
  exhaust: { per: "unit", always, used: { per: "unit", rate: used } },
  source: "exhaust",
  confidence: "medium",
});

export const airKinds = {
  bedroom: { ...home, activity: 1 },
  living: home,
  majlis: home,
  "home-kitchen": { ...home, exhaust: { per: "volume", always: 5, used: { per: "room", rate: 50 } } },
  bathroom: { ...home, exhaust: { per: "room", always: 10, used: { per: "room", rate: 25 } } },
  office: fromEngine("office", 1.2),
  "meeting-room": fromEngine("meeting-room", 1.2),
  reception: rated(2.5, 0.3, 30, 1.3),
  lobby: rated(3.8, 0.3, 30, 1.3),
  corridor: rated(0, 0.3, 0, 1.6),
  shop: fromEngine("shop", 1.6),
  supermarket: rated(3.8, 0.3, 8, 1.6),
  restaurant: fromEngine("restaurant", 1.3),
  cafe: rated(3.8, 0.9, 100, 1.3),
  classroom: fromEngine("classroom", 1.2),
  nursery: rated(5, 0.9, 25, 1.4),
  gym: fromEngine("gym", 4),
  salon: { ...rated(10, 0.6, 25, 1.6), exhaust: { per: "area", always: 3, used: { per: "area", rate: 3 } } },
  "prayer-hall": fromEngine("prayer-hall", 1.3),
  "hotel-room": rated(2.5, 0.3, 10, 1),
  storage: rated(0, 0.6, 0, 1.6),
  warehouse: rated(5, 0.3, 0, 2),
  toilet: byUnit(25, 35),
  "private-toilet": byUnit(12.5, 25),
  kitchen: { ...byArea(3.5), air: { perPerson: 3.8, perArea: 0.6 }, density: 20, activity: 2, foul: true },
  pantry: byArea(1.5),
  "copy-room": byArea(2.5),
  lockers: byArea(2.5),
  cleaners: byArea(5),
  laundry: byArea(5),
  chemicals: { ...byArea(7.5), foul: true },
  "car-park": { ...byArea(3.7), apart: true, foul: true },
} as const satisfies Record<string, AirKind>;
export type AirKindId = keyof typeof airKinds;
export const airKindIds = keysOf(airKinds);
export const airKind = (id: AirKindId): AirKind => airKinds[id];

/** Tells what is counted in a room. In a home, people are counted in the bedrooms only, because otherwise they would be counted twice. */
export function countedIn(id: AirKindId): "people" | "units" | undefined {
  const { group, air, exhaust } = airKind(id);
  if (exhaust?.per === "unit") return "units";
  if (group === "home") return id === "bedroom" ? "people" : undefined;
  return air && air.perPerson > 0 ? "people" : undefined;
}

/** Ventilation effectiveness: the share of the fresh air that reaches the breathing zone. */
export const mixing = { ceiling: 1, displacement: 1.2, across: 0.8, short: 0.5 } as const;
export type MixingId = keyof typeof mixing;
export const mixingIds = keysOf(mixing);
