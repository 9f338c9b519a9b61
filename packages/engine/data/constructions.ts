import { keysOf } from "@site/typed";
import { film, type Layer } from "../walls/layers.ts";
import type { SourcedData } from "./sources.ts";

/** Conductivity (W/mK), density (kg/m³) and specific heat (J/kgK): common handbook values, confidence medium. */
export const materials = {
  plaster: [0.72, 1860, 840],
  "hollow-block": [0.95, 1200, 840],
  "solid-block": [1.11, 1800, 900],
  aac: [0.16, 550, 1000],
  concrete: [1.95, 2240, 900],
  screed: [1.4, 2000, 1000],
  eps: [0.035, 25, 1400],
  xps: [0.033, 35, 1450],
  pir: [0.023, 32, 1400],
  gypsum: [0.16, 800, 1090],
  tile: [1.3, 2300, 840],
  metal: [45, 7800, 500],
  wood: [0.12, 600, 1600],
} as const satisfies Record<string, readonly [number, number, number]>;
export type MaterialId = keyof typeof materials;

/** The resistances of surface films and of air cavities in m²K/W. */
export const films = { outdoor: 0.044, wall: 0.12, roof: 0.16, wallCavity: 0.15, ceilingCavity: 0.18 };

/** Returns a layer of a material. The thickness is in metres. */
export function layerOf(material: MaterialId, thickness: number): Layer {
  const [conductivity, density, heat] = materials[material];
  return { resistance: thickness / conductivity, capacity: thickness * density * heat };
}

export type Stack = readonly (readonly [material: MaterialId, thickness: number])[];

const layersOf = (stack: Stack) => stack.map(([material, thickness]) => layerOf(material, thickness));
export const wallLayers = (stack: Stack): Layer[] => [film(films.outdoor), ...layersOf(stack), film(films.wall)];
export const roofLayers = (stack: Stack): Layer[] => [film(films.outdoor), ...layersOf(stack), film(films.roof)];

interface Construction extends SourcedData {
  stack: Stack;
}
const handbook = { source: "materials", confidence: "medium" } as const;

/** The layers of walls and roofs are listed from outside to inside. */
export const walls = {
  "block-uninsulated": {
    stack: [
      ["plaster", 0.015],
      ["hollow-block", 0.2],
      ["plaster", 0.015],
    ],
    ...handbook,
  },
  "block-eps75": {
    stack: [
      ["plaster", 0.015],
      ["eps", 0.075],
      ["hollow-block", 0.2],
      ["plaster", 0.015],
    ],
    ...handbook,
  },
  "thermal-block": {
    stack: [
      ["plaster", 0.015],
      ["hollow-block", 0.1],
      ["eps", 0.06],
      ["hollow-block", 0.1],
      ["plaster", 0.015],
    ],
    ...handbook,
  },
  aac250: {
    stack: [
      ["plaster", 0.015],
      ["aac", 0.25],
      ["plaster", 0.015],
    ],
    ...handbook,
  },
} as const satisfies Record<string, Construction>;
export type WallId = keyof typeof walls;
export const wallIds = keysOf(walls);

export const roofs = {
  "concrete-uninsulated": {
    stack: [
      ["screed", 0.08],
      ["concrete", 0.2],
      ["plaster", 0.015],
    ],
    ...handbook,
  },
  "concrete-xps50": {
    stack: [
      ["screed", 0.08],
      ["xps", 0.05],
      ["concrete", 0.2],
      ["plaster", 0.015],
    ],
    ...handbook,
  },
  "concrete-xps100": {
    stack: [
      ["screed", 0.08],
      ["xps", 0.1],
      ["concrete", 0.2],
      ["plaster", 0.015],
    ],
    ...handbook,
  },
  "metal-sandwich75": {
    stack: [
      ["metal", 0.0006],
      ["pir", 0.075],
      ["metal", 0.0006],
    ],
    ...handbook,
  },
} as const satisfies Record<string, Construction>;
export type RoofId = keyof typeof roofs;
export const roofIds = keysOf(roofs);

/**
 * The constructions that store heat inside a room. The layers are listed from the far side to the side of the room. Each construction is
 * included only from its middle to the room.
 */
export const insideLayers = {
  floor: layersOf([
    ["concrete", 0.1],
    ["screed", 0.05],
    ["tile", 0.01],
  ]),
  ceiling: layersOf([
    ["concrete", 0.1],
    ["plaster", 0.015],
  ]),
  partition: layersOf([
    ["hollow-block", 0.05],
    ["plaster", 0.015],
  ]),
  furniture: layersOf([["wood", 0.0125]]),
};

/** Solar absorptance of outside surfaces; ASHRAE chapter 18 and practice, confidence medium. */
export const absorptances = {
  white: 0.26,
  sand: 0.5,
  concrete: 0.7,
  "red-brick": 0.63,
  dark: 0.94,
  "cool-roof": 0.3,
  "dusty-roof": 0.45,
} as const;
export type FinishId = keyof typeof absorptances;
export const finishIds = keysOf(absorptances);
