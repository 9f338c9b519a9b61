import { choice, type InputOf, list, number, tick } from "../frame/fields.ts";

export const works = ["paint", "tiles", "boards"] as const;
export const surfaces = ["floor", "walls", "both"] as const;
export const patterns = ["straight", "diagonal", "patterned"] as const;
export const boardings = ["ceiling", "lining", "partition"] as const;

const metres = { max: 100, step: 0.1, unit: "m" } as const;
const share = { min: 0, max: 50, unit: "percent" } as const;

const room = {
  length: number({ usual: 5, min: 0.5, ...metres }),
  width: number({ usual: 4, min: 0.5, ...metres }),
  height: number({ usual: 2.8, min: 0.1, step: 0.1, max: 20, unit: "m" }),
  doors: number({ usual: 1, min: 0, max: 20, whole: true }),
  windows: number({ usual: 2, min: 0, max: 500, step: 0.5, unit: "m2" }),
};

/** What each kind of work asks beside the rooms; the rest of its fields are assumptions, shown and to be changed. */
export const fields = {
  work: choice(works, "paint"),
  rooms: list(room, { usual: 1, max: 8 }),
  ceilings: tick(false),
  coats: number({ usual: 2, min: 1, max: 5, whole: true }),
  spread: number({ usual: 11, min: 3, max: 20, step: 0.5, unit: "m2-per-litre" }),
  primer: tick(true),
  primerSpread: number({ usual: 10, min: 3, max: 20, step: 0.5, unit: "m2-per-litre" }),
  paintWaste: number({ usual: 5, ...share }),
  tin: number({ usual: 18, min: 0.5, max: 200, unit: "litre" }),
  surface: choice(surfaces, "floor"),
  tileLength: number({ usual: 600, min: 10, max: 3200, step: 50, unit: "mm" }),
  tileWidth: number({ usual: 600, min: 10, max: 3200, step: 50, unit: "mm" }),
  pattern: choice(patterns, "straight"),
  tileWaste: number({ optional: true, ...share }),
  joint: number({ usual: 3, min: 0, max: 30, step: 0.5, unit: "mm" }),
  thickness: number({ usual: 9, min: 2, max: 40, unit: "mm" }),
  adhesive: number({ usual: 5, min: 1, max: 15, step: 0.5, unit: "kg-per-m2" }),
  boarding: choice(boardings, "ceiling"),
  layers: number({ usual: 1, min: 1, max: 3, whole: true }),
  boardLength: number({ usual: 2400, min: 600, max: 4000, step: 100, unit: "mm" }),
  boardWaste: number({ usual: 10, ...share }),
  studs: number({ usual: 600, min: 200, max: 1200, step: 50, unit: "mm" }),
  furring: number({ usual: 500, min: 200, max: 1200, step: 50, unit: "mm" }),
  screws: number({ usual: 17, min: 5, max: 60, unit: "per-m2" }),
  compound: number({ usual: 0.4, min: 0.1, max: 2, step: 0.1, unit: "kg-per-m2" }),
};

export type Input = InputOf<typeof fields>;
export type Room = Input["rooms"][number];
export type Work = (typeof works)[number];

/** The assumptions of each work, and where their usual values come from. */
export const assumptions = {
  paint: { spread: "sheet", primerSpread: "practice", paintWaste: "sheet", tin: "practice" },
  tiles: { joint: "practice", thickness: "practice", tileWaste: "sheet", adhesive: "sheet" },
  boards: {
    layers: "practice",
    boardLength: "practice",
    boardWaste: "practice",
    studs: "practice",
    furring: "practice",
    screws: "practice",
    compound: "practice",
  },
} as const satisfies Record<Work, Partial<Record<keyof Input, "sheet" | "practice">>>;
