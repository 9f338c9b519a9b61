import { glassSizes } from "@site/engine/data/glazing.ts";
import { cityIds } from "@site/engine/data/stations.ts";
import { compassPoints } from "@site/engine/quick/input.ts";
import { servesCity } from "@site/ground/company/scope.ts";
import { fields as cooling } from "../cooling-load/fields.ts";
import { choice, type InputOf, number } from "../kit/frame/fields.ts";
import { fields as solar } from "../solar-savings/fields.ts";
import { homeIds } from "./homes.ts";

export const works = ["paint", "floor", "ceiling", "ac", "solar"] as const;
export type Work = (typeof works)[number];

/** Names a picture for each kind of work. */
export const workPictures = {
  paint: "painting",
  floor: "flooring",
  ceiling: "false-ceiling",
  ac: "split-ac",
  solar: "solar-roof",
} as const satisfies Record<Work, string>;

export const servedCities = cityIds.filter((city) => servesCity(city));

/** The three questions of everybody, and what each kind of work assumes unless the visitor knows better. */
export const fields = {
  what: choice(works, "paint"),
  home: choice(homeIds, "two"),
  place: choice(servedCities, servedCities[0] ?? "dubai"),
  area: number({ min: 10, max: 2000, unit: "m2", optional: true }),
  units: number({ min: 1, max: 50, whole: true, optional: true }),
  room: cooling.area,
  facing: choice(compassPoints, cooling.facing.usual),
  glass: choice(glassSizes, cooling.glass.usual),
  roof: solar.area,
};
export type Input = InputOf<typeof fields>;

/** The fields that a kind of work asks besides the first three. */
export const assumedFields = {
  paint: ["area"],
  floor: ["area"],
  ceiling: ["area"],
  ac: ["units", "room", "facing", "glass"],
  solar: ["roof"],
} as const satisfies Record<Work, readonly (keyof Input)[]>;
