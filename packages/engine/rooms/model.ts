import type { DuctId, SystemKind } from "../data/equipment.ts";
import type { Blind, Glass } from "../data/glazing.ts";
import type { Climate } from "../data/stations.ts";
import type { Shade } from "../sun/shading.ts";
import type { Layer } from "../walls/layers.ts";
import type { Series } from "../walls/response.ts";
import type { RadiantSeries, ZoneSurface } from "./radiant-series.ts";

/**
 * A window. Values in this file are in SI units, unless a comment says otherwise: m, m², W, °C, kg/kg, m³/s, J. Bearings are in degrees
 * clockwise from north.
 */
export interface Window extends Shade {
  area: number;
  /** The height in metres. The width follows from the area. */
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
  /** The skylights. They lie flat, and their area is a part of the roof's area. */
  skylights?: readonly Window[];
  /** The height (m) of a parapet on all four sides. */
  parapet?: number;
}

/**
 * A surface towards a space without cooling. `exposure` tells how closely the temperature of that space follows the outdoor temperature: 1 for
 * an open garage, 0.5 for a stairwell. A known temperature (`celsius`) is used instead of `exposure`: for example for the ground or a kitchen.
 */
export interface Neighbour {
  area: number;
  u: number;
  exposure: number;
  celsius?: number;
}

/** A heat gain inside the room, in W when its schedule is at 1. */
export interface Gain {
  sensible: number;
  latent: number;
  radiant: number;
  schedule: Series;
}

/**
 * Some days of a week differ from the day for which a room is sized. `days` is the number of days a week that do not differ. `other` is the
 * share of all gains and of the fresh air on the other days.
 */
export interface Week {
  days: number;
  other: Series;
}

export interface Room {
  name: string;
  area: number;
  height: number;
  /** The temperature and humidity of this room, if they differ from those of the building. */
  inside?: InsideAir;
  walls: readonly Wall[];
  roof?: Roof;
  neighbours: readonly Neighbour[];
  people: Gain;
  lights: Gain;
  equipment: Gain;
  /** The infiltration in air changes an hour. */
  airChanges: number;
  /** The fresh air in L/s, and its schedule. */
  freshAir: { flow: number; schedule: Series };
  /** The week is used for energy only. If it is undefined, all days are the same. */
  week?: Week;
  /** The surfaces that store heat, if they differ from the usual surfaces (surfaces.ts). */
  surfaces?: readonly ZoneSurface[];
  /** Published series that replace the computed series. They are used to validate the engine. */
  radiantSeries?: RadiantSeries;
}

/** The temperature in °C, and the relative humidity as a share. */
export interface InsideAir {
  dryBulb: number;
  relativeHumidity: number;
}

export interface System {
  kind: SystemKind;
  ducts: DuctId;
  /** Shares of the sensible load. If undefined, they follow from the kind of unit and from the location of the ducts. */
  fanShare?: number;
  ductShare?: number;
  /** Shares of the rated capacity: `hotLoss` is lost at 46 °C, `roomCapacity` remains at the condition of the rooms. */
  hotLoss?: number;
  roomCapacity?: number;
  /** Safety factors. They are applied to the loads at the very end, and shown on a separate line. */
  safety: { sensible: number; latent: number };
  /** Bypass factor: the share of the air that does not touch the coil's surface. */
  bypass: number;
}

export interface Building {
  climate: Climate;
  /** The temperature and humidity at which the rooms are kept. */
  inside: InsideAir;
  /** The reflectance of the ground in front of the walls. */
  reflectance: number;
  system: System;
  rooms: readonly Room[];
}
