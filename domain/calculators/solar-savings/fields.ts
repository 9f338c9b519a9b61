import { cityIds } from "@site/engine/data/stations.ts";
import { compassPoints } from "@site/engine/quick/input.ts";
import { schemes } from "@site/engine/solar/credit.ts";
import { keysOf } from "@site/typed";
import { choice, number } from "../kit/frame/fields.ts";
import { priceFields } from "../kit/price-fields.ts";

export const bases = ["area", "peak"] as const;

export const fields = {
  ...priceFields,
  coolest: number({ usual: 1200, min: 0, max: 5_000_000, step: 50, unit: "kwh-per-month" }),
  hottest: number({ usual: 4500, min: 0, max: 5_000_000, step: 50, unit: "kwh-per-month" }),
  basis: choice(bases, "area"),
  area: number({ usual: 80, min: 2, max: 50_000, step: 5, unit: "m2" }),
  spread: number({ usual: 8, min: 4, max: 20, step: 0.5, unit: "m2-per-kwp" }),
  peak: number({ usual: 10, min: 0.2, max: 10_000, step: 0.5, unit: "kwp" }),
  tilt: number({ usual: 10, min: 0, max: 60, step: 5, unit: "degrees" }),
  facing: choice(compassPoints, "s"),
  city: choice(["utility", ...cityIds], "utility"),
  shading: number({ usual: 3, min: 0, max: 80, unit: "percent" }),
  soiling: number({ usual: 5, min: 0, max: 50, unit: "percent" }),
  scheme: choice(["utility", ...schemes], "utility"),
  usedAtOnce: number({ usual: 40, min: 0, max: 100, step: 5, unit: "percent" }),
  cost: number({ min: 100, max: 50_000, step: 100, unit: "aed-per-kwp", optional: true }),
  upkeep: number({ min: 0, max: 1_000_000, step: 100, unit: "aed-per-year", optional: true }),
  degradation: number({ usual: 0.5, min: 0, max: 3, step: 0.1, unit: "percent" }),
};
export const fieldNames = keysOf(fields);
