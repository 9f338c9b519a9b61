import { ageIds } from "@site/engine/data/ages.ts";
import { glassSizes } from "@site/engine/data/glazing.ts";
import { compassPoints, positions } from "@site/engine/quick/input.ts";
import { bases } from "@site/engine/running-cost/load.ts";
import { massIds } from "@site/engine/running-cost/mass.ts";
import { unitAges } from "@site/engine/running-cost/running-cost.ts";
import { keysOf } from "@site/typed";
import { choice, number, tick } from "../kit/frame/fields.ts";
import { priceFields } from "../kit/price-fields.ts";

export const ratingUnits = ["w-per-w", "btu-per-wh"] as const;

export const fields = {
  ...priceFields,
  other: number({ usual: 800, min: 0, max: 100_000, step: 50, unit: "kwh-per-month" }),
  basis: choice(bases, "units"),
  count: number({ usual: 3, min: 1, max: 200, whole: true }),
  size: number({ usual: 1.5, min: 0.5, max: 50, step: 0.5, unit: "tr" }),
  area: number({ usual: 30, min: 2, max: 2000, unit: "m2" }),
  facing: choice(compassPoints, "w"),
  glass: choice(glassSizes, "medium"),
  position: choice(positions, "villa"),
  age: choice(ageIds, "2000s"),
  unit: choice(unitAges, "star-3"),
  rating: number({ min: 1.5, max: 28, step: 0.1, optional: true }),
  ratingIn: choice(ratingUnits, "btu-per-wh"),
  better: number({ usual: 4.5, min: 1.5, max: 8, step: 0.1 }),
  setPoint: number({ usual: 24, min: 18, max: 30, unit: "c" }),
  hours: number({ usual: 12, min: 1, max: 24, whole: true, unit: "hours-per-day" }),
  when: choice(["night", "day"], "night"),
  winterOff: tick(true),
  mass: choice(massIds, "medium"),
};
export const fieldNames = keysOf(fields);
