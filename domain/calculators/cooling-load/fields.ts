import { ageIds } from "@site/engine/data/ages.ts";
import { glassSizes } from "@site/engine/data/glazing.ts";
import { roomKindIds } from "@site/engine/data/room-kinds.ts";
import { cityIds } from "@site/engine/data/stations.ts";
import {
  choices,
  compassPoints,
  limits,
  positions,
  type QuickAssumptions,
  type QuickInput,
} from "@site/engine/quick/input.ts";
import { keysOf } from "@site/typed";
import { choice, type InputOf, number, usualText } from "../kit/frame/fields.ts";

/** The raw value of an assumption that the visitor has not changed. Its default follows from the other answers. */
export const asUsual = "usual";

type Limited = keyof typeof limits;
type Listed = keyof typeof choices;

const limited = (name: Limited, field: { unit?: string; step?: number; whole?: boolean; scale?: number } = {}) => {
  const { scale = 1, ...rest } = field;
  const [least, most] = limits[name];
  return number({ ...rest, min: least * scale, max: most * scale, optional: true });
};
const percent = (name: Limited) => limited(name, { unit: "percent", scale: 100 });
const listed = <N extends Listed>(name: N) => choice([asUsual, ...(choices[name] as (typeof choices)[N])], asUsual);

export const fields = {
  city: choice(cityIds, "dubai"),
  room: choice(roomKindIds, "living"),
  area: number({ usual: 30, min: limits.area[0], max: limits.area[1], unit: "m2" }),
  height: number({ usual: 3, min: limits.height[0], max: limits.height[1], step: 0.1, unit: "m" }),
  people: limited("people"),
  facing: choice(compassPoints, "w"),
  glass: choice(glassSizes, "medium"),
  position: choice(positions, "villa"),
  age: choice(ageIds, "2000s"),
  insideTemperature: limited("insideTemperature", { unit: "c", step: 0.5 }),
  insideHumidity: percent("insideHumidity"),
  wall: listed("wall"),
  wallFinish: listed("wallFinish"),
  outsideWalls: limited("outsideWalls", { whole: true }),
  roof: listed("roof"),
  roofFinish: listed("roofFinish"),
  glazing: listed("glass"),
  blind: listed("blind"),
  overhang: limited("overhang", { unit: "m", step: 0.1 }),
  reflectance: percent("reflectance"),
  lights: limited("lights", { unit: "w-per-m2" }),
  equipment: limited("equipment", { unit: "w-per-m2" }),
  occupied: listed("occupied"),
  lit: listed("lit"),
  airChanges: limited("airChanges", { unit: "per-hour", step: 0.1 }),
  freshAir: limited("freshAir", { unit: "l-per-s" }),
  system: listed("system"),
  ducts: listed("ducts"),
  safety: percent("safety"),
  hotLoss: percent("hotLoss"),
  roomCapacity: percent("roomCapacity"),
  /** The rates from which a saving is calculated: W of cooling per W of electricity at 35 °C, and AED per kWh. */
  efficiency: number({ usual: 3, min: 1.5, max: 8, step: 0.1 }),
  price: number({ usual: 0.3, min: 0, max: 3, step: 0.01, unit: "aed-per-kwh" }),
};
export type FieldName = keyof typeof fields;
export const fieldNames = keysOf(fields);
export type Input = InputOf<typeof fields>;

/** The assumptions, in the groups in which the page shows them. */
export const assumedGroups = {
  comfort: ["insideTemperature", "insideHumidity"],
  envelope: ["glazing", "blind", "overhang", "wall", "wallFinish", "outsideWalls", "roof", "roofFinish", "reflectance"],
  inside: ["lights", "equipment", "occupied", "lit"],
  air: ["airChanges", "freshAir"],
  system: ["system", "ducts", "safety", "hotLoss", "roomCapacity"],
} as const satisfies Record<string, readonly FieldName[]>;
export type AssumedGroup = keyof typeof assumedGroups;
export type AssumedField = (typeof assumedGroups)[AssumedGroup][number];
export const assumedNames: AssumedField[] = Object.values(assumedGroups).flat();

/** The raw value of each assumption before the visitor changes any. */
export const usualRaw = Object.fromEntries(assumedNames.map((name) => [name, usualText(fields[name])]));

/**
 * Returns the assumption that a field sets. The names are equal with one exception: the field for the assumption `glass` is `glazing`, because
 * the field `glass` asks for the size of the window.
 */
export const assumptionOf = (name: AssumedField | "people") => (name === "glazing" ? "glass" : name);
export const fieldOf = (id: keyof QuickAssumptions): AssumedField | "people" => (id === "glass" ? "glazing" : id);

const inPercent: readonly string[] = ["insideHumidity", "safety", "hotLoss", "roomCapacity", "reflectance"];
export const isPercent = (name: string) => inPercent.includes(name);

/** Returns the input for the engine. It contains only the assumptions that the visitor changed, because the engine makes the others itself. */
export function quickInputOf(input: Input): QuickInput {
  const { city, room, area, height, facing, glass, position, age } = input;
  const changed = (["people", ...assumedNames] as const).flatMap((name) => {
    const value = input[name];
    if (value === undefined || value === asUsual) return [];
    return [[assumptionOf(name), isPercent(name) ? Number(value) / 100 : value]];
  });
  return { city, room, area, height, facing, glass, position, age, changed: Object.fromEntries(changed) };
}
