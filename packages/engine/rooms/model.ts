import type { DuctId, SystemKind } from "../data/equipment.ts";
import type { Blind, Glass } from "../data/glazing.ts";
import type { Climate } from "../data/stations.ts";
import type { Shade } from "../sun/shading.ts";
import type { Layer } from "../walls/layers.ts";
import type { Series } from "../walls/response.ts";
import type { RadiantSeries, ZoneSurface } from "./radiant-series.ts";

/** SI units throughout: m, m², W, °C, kg/kg, m³/s, J. Bearings are in degrees clockwise from north. */
export interface Window extends Shade {
  area: number;
  /** Metres; the width follows from the area. */
  height: number;
  glass: Glass;
  blind?: Blind;
}

export interface Wall {
  /** Gross area, windows included. */
  area: number;
  facing: number;
  layers: readonly Layer[];
  absorptance: number;
  windows: readonly Window[];
}

export interface Roof {
  area: number;
  layers: readonly Layer[];
  absorptance: number;
  /** Skylights, which lie flat in the roof's area. */
  skylights?: readonly Window[];
  /** The height (m) of a parapet on all four sides. */
  parapet?: number;
}

/**
 * A surface towards a space without cooling. `exposure` says how far that air follows the outdoor air: 1 for an open garage, 0.5 for a stairwell. A
 * known temperature (°C) replaces it: the ground, a kitchen.
 */
export interface Neighbour {
  area: number;
  u: number;
  exposure: number;
  celsius?: number;
}

/** A gain inside, in W at full schedule. */
export interface Gain {
  sensible: number;
  latent: number;
  radiant: number;
  schedule: Series;
}

/**
 * Not all days are like the one for which a room is sized. This says how many days of a week are, and the share of all gains and of the fresh air on
 * the others.
 */
export interface Week {
  days: number;
  other: Series;
}

export interface Room {
  name: string;
  area: number;
  height: number;
  /** The condition of this room, if it differs from the building's. */
  inside?: InsideAir;
  walls: readonly Wall[];
  roof?: Roof;
  neighbours: readonly Neighbour[];
  people: Gain;
  lights: Gain;
  equipment: Gain;
  /** Air changes an hour of infiltration. */
  airChanges: number;
  /** L/s of fresh air, and its schedule. */
  freshAir: { flow: number; schedule: Series };
  /** For energy only; without it all days are alike. */
  week?: Week;
  /** The surfaces that store heat, if they differ from the usual ones here. */
  surfaces?: readonly ZoneSurface[];
  /** Published series instead of computed ones, for validation. */
  radiantSeries?: RadiantSeries;
}

/** °C, and a share. */
export interface InsideAir {
  dryBulb: number;
  relativeHumidity: number;
}

export interface System {
  kind: SystemKind;
  ducts: DuctId;
  /** Shares of the sensible load, if they are known better than from the type of fan and the location of the ducts. */
  fanShare?: number;
  ductShare?: number;
  /** Shares of the rated capacity: lost at 46 °C, and remaining at the rooms' condition. */
  hotLoss?: number;
  roomCapacity?: number;
  /** Safety factors applied to the loads at the very end, shown on their own line. */
  safety: { sensible: number; latent: number };
  /** Bypass factor: the share of the coil's air that does not touch its surface. */
  bypass: number;
}

export interface Building {
  climate: Climate;
  /** The condition at which the rooms are kept. */
  inside: InsideAir;
  /** Ground reflectance in front of the walls. */
  reflectance: number;
  system: System;
  rooms: readonly Room[];
}
