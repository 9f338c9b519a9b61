import { keysOf } from "@site/typed";
import { type Check, type Issue, number, oneOf, optional, shape } from "../check.ts";
import { type AgeId, ageIds } from "../data/ages.ts";
import { type FinishId, finishIds, type RoofId, roofIds, type WallId, wallIds } from "../data/constructions.ts";
import { type DuctId, ductIds, type SystemKind, systemKinds } from "../data/equipment.ts";
import { type BlindId, blindIds, type GlassId, type GlassSize, glassIds, glassSizes } from "../data/glazing.ts";
import { type RoomKindId, roomKind, roomKindIds } from "../data/room-kinds.ts";
import { type ScheduleId, scheduleIds } from "../data/schedules.ts";
import { type CityId, cityIds } from "../data/stations.ts";
import { mostFreshAir, mostPeople } from "../rooms/plausible.ts";

export const compass = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 } as const;
export type Compass = keyof typeof compass;
export const compassPoints = keysOf(compass);

/** The position of the room. `top` is under a roof, `middle` is between floors, `villa` is under a roof and at a corner. */
export const positions = ["top", "middle", "villa"] as const;
export type Position = (typeof positions)[number];

/** Everything that quick mode assumes. The visitor can change each value. */
export interface QuickAssumptions {
  /** People in the room. */
  people: number;
  /** The temperature in °C, and the relative humidity as a share. */
  insideTemperature: number;
  insideHumidity: number;
  wall: WallId;
  wallFinish: FinishId;
  roof: RoofId;
  roofFinish: FinishId;
  glass: GlassId;
  blind: BlindId;
  /** The depth of the overhang above the glass in metres. */
  overhang: number;
  /** The number of outside walls. The first is the wall with the glass; the others follow clockwise. */
  outsideWalls: number;
  /** W/m². */
  lights: number;
  equipment: number;
  occupied: ScheduleId;
  lit: ScheduleId;
  /** Air changes an hour. */
  airChanges: number;
  /** L/s. */
  freshAir: number;
  system: SystemKind;
  ducts: DuctId;
  /** The safety factor as a share. It is shown on a separate line. */
  safety: number;
  /** Shares of the rated capacity: `hotLoss` is lost at 46 °C, `roomCapacity` remains at the condition of the room. */
  hotLoss: number;
  roomCapacity: number;
  reflectance: number;
}
export type AssumptionId = keyof QuickAssumptions;

/** The answers to the questions of quick mode. */
export interface QuickInput {
  city: CityId;
  room: RoomKindId;
  /** The area in m² and the height in m. */
  area: number;
  height: number;
  /** The direction that the side with the glass faces. */
  facing: Compass;
  glass: GlassSize;
  position: Position;
  age: AgeId;
  /** The assumptions that the visitor changed. */
  changed?: Partial<QuickAssumptions>;
}

/** The bounds of the numbers in quick mode. They are used for form fields and for clamping. */
export const limits = {
  area: [2, 2000],
  height: [2, 12],
  people: [0, 5000],
  insideTemperature: [18, 30],
  insideHumidity: [0.3, 0.7],
  overhang: [0, 5],
  outsideWalls: [1, 4],
  lights: [0, 100],
  equipment: [0, 3000],
  airChanges: [0, 10],
  freshAir: [0, 50_000],
  safety: [0, 0.3],
  hotLoss: [0, 0.3],
  roomCapacity: [0.7, 1.1],
  reflectance: [0, 0.8],
} as const satisfies Record<string, readonly [number, number]>;

const within = (name: keyof typeof limits) => number(limits[name][0], limits[name][1]);

/** The allowed values of the assumptions that are chosen from a list. The other assumptions are numbers within `limits`. */
export const choices = {
  wall: wallIds,
  wallFinish: finishIds,
  roof: roofIds,
  roofFinish: finishIds,
  glass: glassIds,
  blind: blindIds,
  occupied: scheduleIds,
  lit: scheduleIds,
  system: systemKinds,
  ducts: ductIds,
} as const satisfies Partial<Record<AssumptionId, readonly string[]>>;

const whole: Check = (value, field) =>
  within("outsideWalls")(value, field).concat(
    typeof value === "number" && !Number.isInteger(value) ? [{ field, problem: "not-a-number" }] : [],
  );

const changed = shape({
  ...Object.fromEntries(Object.entries(choices).map(([name, ids]) => [name, optional(oneOf(ids))])),
  ...Object.fromEntries(
    keysOf(limits)
      .filter((name) => name !== "area" && name !== "height")
      .map((name) => [name, optional(within(name))]),
  ),
  outsideWalls: optional(whole),
});

/** Refuses values that are within the general limits, but too large for a room of this size. */
function fitsIn({ room, area, height, changed: { people = 0, freshAir = 0 } = {} }: QuickInput): Issue[] {
  const [crowd, gale] = [mostPeople(area, roomKind(room)), mostFreshAir(area, height)];
  return [
    ...(people > crowd ? [{ field: "changed.people", problem: "too-many-people", limit: crowd }] : []),
    ...(freshAir > gale ? [{ field: "changed.freshAir", problem: "too-much-air", limit: gale }] : []),
  ];
}

const input = shape(
  {
    city: oneOf(cityIds),
    room: oneOf(roomKindIds),
    area: within("area"),
    height: within("height"),
    facing: oneOf(compassPoints),
    glass: oneOf(glassSizes),
    position: oneOf(positions),
    age: oneOf(ageIds),
    changed: optional(changed),
  },
  fitsIn,
);

/** Returns the fields that quick mode refuses. The list is empty if it can calculate. */
export const checkQuick = (value: unknown): Issue[] => input(value, "");
