import { materialIds, partIds, placeIds, quietIds } from "@site/engine/ducts/data.ts";
import { flowUnits } from "@site/engine/ducts/flow.ts";
import { aroundIds } from "@site/engine/ducts/insulation.ts";
import { choice, number } from "../kit/frame/fields.ts";

export const fields = {
  flow: number({ usual: 500, min: 1, max: 100_000, step: 10 }),
  flowUnit: choice(flowUnits, "ls"),
  friction: number({ usual: 0.8, min: 0.1, max: 10, step: 0.1, unit: "pa-per-m" }),
  part: choice(partIds, "main"),
  place: choice(placeIds, "ceiling"),
  quiet: choice(quietIds, "rc35"),
  velocity: number({ min: 0.5, max: 30, step: 0.5, unit: "m-per-s", optional: true }),
  height: number({ usual: 300, min: 100, max: 2000, step: 50, unit: "mm" }),
  material: choice(materialIds, "galvanised"),
  roughness: number({ min: 0.001, max: 5, step: 0.01, unit: "mm", optional: true }),
  length: number({ usual: 20, min: 0, max: 1000, unit: "m" }),
  fittings: number({ usual: 2, min: 0, max: 200, step: 0.1 }),
  terminals: number({ usual: 0, min: 0, max: 1000, step: 5, unit: "pa" }),
  temperature: number({ usual: 15, min: -5, max: 60, unit: "c" }),
  elevation: number({ usual: 10, min: 0, max: 2500, step: 10, unit: "m" }),
  around: choice(aroundIds, "void"),
};
