import { boardings, patterns, surfaces, usualFinishing, type Work, works } from "@site/engine/finishing/input.ts";
import { choice, type InputOf, list, number, tick } from "../kit/frame/fields.ts";

const metres = { max: 100, step: 0.1, unit: "m" } as const;
const share = { min: 0, max: 50, unit: "percent" } as const;

const [usualRoom] = usualFinishing.rooms;
const room = {
  length: number({ usual: usualRoom.length, min: 0.5, ...metres }),
  width: number({ usual: usualRoom.width, min: 0.5, ...metres }),
  height: number({ usual: usualRoom.height, min: 0.1, step: 0.1, max: 20, unit: "m" }),
  doors: number({ usual: usualRoom.doors, min: 0, max: 20, whole: true }),
  windows: number({ usual: usualRoom.windows, min: 0, max: 500, step: 0.5, unit: "m2" }),
};

/** The questions and the assumptions of all kinds of work. The visitor can change the assumptions too. */
export const fields = {
  work: choice(works, usualFinishing.work),
  rooms: list(room, { usual: 1, max: 8 }),
  ceilings: tick(usualFinishing.ceilings),
  coats: number({ usual: usualFinishing.coats, min: 1, max: 5, whole: true }),
  spread: number({ usual: usualFinishing.spread, min: 3, max: 20, step: 0.5, unit: "m2-per-litre" }),
  primer: tick(usualFinishing.primer),
  primerSpread: number({ usual: usualFinishing.primerSpread, min: 3, max: 20, step: 0.5, unit: "m2-per-litre" }),
  paintWaste: number({ usual: usualFinishing.paintWaste, ...share }),
  tin: number({ usual: usualFinishing.tin, min: 0.5, max: 200, unit: "litre" }),
  surface: choice(surfaces, usualFinishing.surface),
  tileLength: number({ usual: usualFinishing.tileLength, min: 10, max: 3200, step: 50, unit: "mm" }),
  tileWidth: number({ usual: usualFinishing.tileWidth, min: 10, max: 3200, step: 50, unit: "mm" }),
  pattern: choice(patterns, usualFinishing.pattern),
  tileWaste: number({ optional: true, ...share }),
  joint: number({ usual: usualFinishing.joint, min: 0, max: 30, step: 0.5, unit: "mm" }),
  thickness: number({ usual: usualFinishing.thickness, min: 2, max: 40, unit: "mm" }),
  adhesive: number({ usual: usualFinishing.adhesive, min: 1, max: 15, step: 0.5, unit: "kg-per-m2" }),
  boarding: choice(boardings, usualFinishing.boarding),
  layers: number({ usual: usualFinishing.layers, min: 1, max: 3, whole: true }),
  boardLength: number({ usual: usualFinishing.boardLength, min: 600, max: 4000, step: 100, unit: "mm" }),
  boardWaste: number({ usual: usualFinishing.boardWaste, ...share }),
  studs: number({ usual: usualFinishing.studs, min: 200, max: 1200, step: 50, unit: "mm" }),
  furring: number({ usual: usualFinishing.furring, min: 200, max: 1200, step: 50, unit: "mm" }),
  screws: number({ usual: usualFinishing.screws, min: 5, max: 60, unit: "per-m2" }),
  compound: number({ usual: usualFinishing.compound, min: 0.1, max: 2, step: 0.1, unit: "kg-per-m2" }),
};

export type Input = InputOf<typeof fields>;

/** Names the fields that are assumptions, for each kind of work, and the sources of their defaults. */
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
