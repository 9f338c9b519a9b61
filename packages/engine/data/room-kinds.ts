import { keysOf } from "@site/typed";
import type { ActivityId } from "./gains.ts";
import type { ScheduleId } from "./schedules.ts";

/** Usual values for a kind of room. They apply until the visitor changes them. The units are W/m², people and L/s. */
export interface RoomKind {
  home: boolean;
  activity: ActivityId;
  /** In a home: the number of people in the room. Otherwise: people per 100 m². */
  people: number;
  lights: number;
  equipment: number;
  equipmentLatent: number;
  occupied: ScheduleId;
  lit: ScheduleId;
  /** An additional question of engineer mode about the room: its racks of servers, or the hood over its cooking equipment. */
  asks?: "racks" | "hood";
  /** L/s per person and L/s per square metre. */
  air: readonly [perPerson: number, perArea: number];
  /** The usual total load including fresh air, in W/m², from practice. It is used only for a warning, never for calculations. */
  usual?: readonly [number, number];
}

const home = {
  home: true,
  activity: "seated",
  equipmentLatent: 0,
  occupied: "always",
  lit: "evening",
  lights: 6,
  air: [3.5, 0.15],
  usual: [90, 230],
} as const;
const work = { home: false, equipmentLatent: 0 } as const;
/** Usual values of rooms that have light and air, but no people in them. */
const service = {
  ...work,
  activity: "walking",
  people: 0,
  equipment: 0,
  occupied: "always",
  lit: "always",
} as const;

export const roomKinds = {
  bedroom: { ...home, activity: "resting", people: 2, equipment: 4 },
  living: { ...home, people: 4, equipment: 6 },
  majlis: { ...home, people: 8, equipment: 6 },
  kitchen: { ...home, activity: "standing", people: 1, equipment: 25, equipmentLatent: 5 },
  office: {
    ...work,
    activity: "office",
    people: 5,
    lights: 8,
    equipment: 8,
    occupied: "office",
    lit: "office",
    air: [2.5, 0.3],
    usual: [110, 180],
  },
  "meeting-room": {
    ...work,
    activity: "office",
    people: 50,
    lights: 8,
    equipment: 8,
    occupied: "office",
    lit: "office",
    air: [2.5, 0.3],
  },
  shop: {
    ...work,
    activity: "standing",
    people: 15,
    lights: 12,
    equipment: 5,
    occupied: "shop",
    lit: "shop",
    air: [3.8, 0.6],
    usual: [150, 250],
  },
  restaurant: {
    ...work,
    activity: "dining",
    people: 70,
    lights: 9,
    equipment: 8,
    occupied: "restaurant",
    lit: "restaurant",
    air: [3.8, 0.9],
    usual: [220, 420],
  },
  classroom: {
    ...work,
    activity: "office",
    people: 35,
    lights: 9,
    equipment: 5,
    occupied: "school",
    lit: "school",
    air: [5, 0.6],
  },
  /**
   * The weight room of ASHRAE 62.1. The aerobics room of that standard has 40 people on 100 m², and its play area needs 0.9 L/s per square
   * metre.
   */
  gym: {
    ...work,
    activity: "gym",
    people: 10,
    lights: 8,
    equipment: 8,
    occupied: "shop",
    lit: "shop",
    air: [10, 0.3],
    usual: [180, 300],
  },
  "prayer-hall": {
    ...work,
    activity: "resting",
    people: 120,
    lights: 6,
    equipment: 0,
    occupied: "always",
    lit: "always",
    air: [2.5, 0.3],
  },
  "hotel-room": {
    ...work,
    activity: "seated",
    people: 10,
    lights: 8,
    equipment: 5,
    occupied: "hotel-room",
    lit: "evening",
    air: [2.5, 0.3],
  },
  "server-room": {
    ...work,
    activity: "standing",
    people: 4,
    lights: 8,
    equipment: 600,
    occupied: "always",
    lit: "always",
    air: [2.5, 0.3],
    asks: "racks",
  },
  warehouse: {
    ...work,
    activity: "walking",
    people: 1,
    lights: 5,
    equipment: 2,
    occupied: "office",
    lit: "office",
    air: [5, 0.3],
  },
  clinic: {
    ...work,
    activity: "office",
    people: 20,
    lights: 10,
    equipment: 12,
    occupied: "clinic-day",
    lit: "clinic-day",
    air: [3.8, 0.6],
  },
  "hot-kitchen": {
    ...work,
    activity: "bench",
    people: 20,
    lights: 12,
    equipment: 120,
    equipmentLatent: 30,
    occupied: "restaurant-day",
    lit: "restaurant",
    air: [3.8, 0.6],
    asks: "hood",
  },
  mosque: {
    ...work,
    activity: "resting",
    people: 120,
    lights: 6,
    equipment: 0,
    occupied: "mosque-friday",
    lit: "mosque-friday",
    air: [2.5, 0.3],
  },
  // These rooms serve the other rooms. Add new kinds at the end of the list, because URLs contain the position of a kind.
  corridor: { ...service, lights: 5, air: [0, 0.3] },
  lobby: {
    ...service,
    activity: "standing",
    people: 30,
    lights: 9,
    equipment: 2,
    occupied: "office",
    lit: "office",
    air: [3.8, 0.3],
  },
  storage: { ...service, lights: 4, occupied: "office", lit: "office", air: [0, 0.6] },
  toilet: { ...service, lights: 7, air: [0, 0] },
  "plant-room": { ...service, lights: 5, equipment: 20, air: [0, 0.3] },
  stair: { ...service, lights: 5, air: [0, 0.3] },
  // In a home, ASHRAE 62.2 sets the outdoor air for the whole area. No fan brings the outdoor air of ASHRAE 62.1 into its storage rooms.
  "home-storage": { ...service, home: true, lights: 4, lit: "evening", air: [0, 0.15] },
} as const satisfies Record<string, RoomKind>;
export type RoomKindId = keyof typeof roomKinds;
export const roomKindIds = keysOf(roomKinds);
export const roomKind = (id: RoomKindId): RoomKind => roomKinds[id];
