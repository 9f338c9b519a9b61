import type { DuctId, SystemKind } from "../data/equipment.ts";
import type { Blind, Glass } from "../data/glazing.ts";
import type { Climate } from "../data/stations.ts";
import type { Shade } from "../sun/shading.ts";
import type { Layer } from "../walls/layers.ts";
import type { Series } from "../walls/response.ts";
import type { RadiantSeries, ZoneSurface } from "./radiant-series.ts";

/** SI throughout: m, m², W, °C, kg/kg, m³/s, J. Bearings in degrees clockwise from north. */
export interface Window extends Shade {
  area: number;
  /** Metres; the width follows. */
  height: number;
  glass: Glass;
  blind?: Blind;
}

export interface Wall {
  /** With its windows. */
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
}

/** A surface to a place without cooling; `exposure` is how far its air follows the outdoor air: 1 a garage open to all winds, 0.5 a stairwell. */
export interface Neighbour {
  area: number;
  u: number;
  exposure: number;
}

/** A gain inside: W at full schedule. */
export interface Gain {
  sensible: number;
  latent: number;
  radiant: number;
  schedule: Series;
}

export interface Room {
  name: string;
  area: number;
  height: number;
  /** What it is held at, where not at what the building is. */
  inside?: Inside;
  walls: readonly Wall[];
  roof?: Roof;
  neighbours: readonly Neighbour[];
  people: Gain;
  lights: Gain;
  equipment: Gain;
  /** Air changes an hour of outdoor air that nobody asked for. */
  airChanges: number;
  /** L/s of fresh air, and when. */
  freshAir: { flow: number; schedule: Series };
  /** What stores heat, where it is not what a room here usually has. */
  surfaces?: readonly ZoneSurface[];
  /** Published series in place of computed ones, for validation. */
  radiantSeries?: RadiantSeries;
}

/** °C, and a share. */
export interface Inside {
  dryBulb: number;
  relativeHumidity: number;
}

export interface System {
  kind: SystemKind;
  ducts: DuctId;
  /** Shares of the sensible load, where they are known better than by the kind of fan and the place of the ducts. */
  fanShare?: number;
  ductShare?: number;
  /** Share of the rated capacity that is lost at 46 °C, and the one that is left at the rooms' own condition. */
  hotLoss?: number;
  roomCapacity?: number;
  /** Shares by which loads are raised at the very end, as a line of their own. */
  safety: { sensible: number; latent: number };
  /** Part of the coil's air that passes it untouched. */
  bypass: number;
}

export interface Building {
  climate: Climate;
  /** What the rooms are held at. */
  inside: Inside;
  /** Of the ground before the walls. */
  reflectance: number;
  system: System;
  rooms: readonly Room[];
}
