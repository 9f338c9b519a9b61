import { apparatusDewPoint, type CoilWork, coilWork } from "./coil.ts";
import type { AirState } from "./outdoor-air.ts";
import { heatCapacity, specificVolume, vapourEnthalpy } from "./psychrometrics.ts";

/**
 * The difference between room and supply air in K: the largest for which grilles are made, and the smallest that is used if no coil surface limits
 * it.
 */
const spread = { least: 8, most: 12 };
/** The supply temperature in °C that is used if the room's own process line never meets saturation. */
const coldestSupply = 11;

export interface Supply {
  /** Sensible share of the room's load. */
  shr: number;
  state: AirState;
  /** The flow of dry air in kg/s, and in m³/s as it is supplied. */
  mass: number;
  flow: number;
  /** The apparatus dew point of the coil surface, and the share of the air that bypasses it. */
  apparatusDewPoint?: number;
  bypass?: number;
  /** True if the room's line never meets saturation. The air must then be dried further and reheated, or the fresh air dried separately. */
  reheat: boolean;
}

/** The supply air that a room needs at its sensible peak. */
export function supplyAir(
  sensible: number,
  latent: number,
  inside: AirState,
  bypass: number,
  pressure: number,
): Supply {
  const shr = sensible / (sensible + latent);
  const latentRatio = Math.max(0, latent) / sensible;
  const slope = (latentRatio * heatCapacity(inside.humidity)) / vapourEnthalpy(inside.dryBulb);
  const apparatus = apparatusDewPoint(inside, slope, pressure);
  const wanted =
    apparatus === undefined
      ? Math.min(coldestSupply, inside.dryBulb - spread.least)
      : apparatus + bypass * (inside.dryBulb - apparatus);
  const drop = Math.min(spread.most, inside.dryBulb - wanted);
  const mass = sensible / (heatCapacity(inside.humidity) * drop);
  const state = { dryBulb: inside.dryBulb - drop, humidity: Math.max(0.001, inside.humidity - slope * drop) };
  return {
    shr,
    state,
    mass,
    flow: mass * specificVolume(state.dryBulb, state.humidity, pressure),
    apparatusDewPoint: apparatus,
    bypass: apparatus === undefined ? undefined : (state.dryBulb - apparatus) / (inside.dryBulb - apparatus),
    reheat: apparatus === undefined,
  };
}

/**
 * The same airflow at another hour. On average it is as cold and as dry as the loads of that hour need. The real coil cycles or runs at part load.
 */
export function carryLoad(supply: Supply, sensible: number, latent: number, inside: AirState): Carried {
  const drop = sensible / (supply.mass * heatCapacity(inside.humidity));
  const drying = Math.max(0, latent) / (supply.mass * vapourEnthalpy(inside.dryBulb));
  const state = { dryBulb: inside.dryBulb - drop, humidity: Math.max(0.001, inside.humidity - drying) };
  return { mass: supply.mass, state };
}

type Carried = Pick<Supply, "mass" | "state">;

export interface Process {
  outside: AirState;
  inside: AirState;
  mixed: AirState;
  supply: AirState;
  work: CoilWork;
  /** Tells whether a coil surface exists that brings the mixed air to that state. */
  reachable: boolean;
}

/**
 * Room air and fresh air are mixed, cooled by the coil, and warmed by fan and ducts (by so many K). These are the five points of the psychrometric
 * chart.
 */
export function process(
  supply: Carried,
  fresh: number,
  outside: AirState,
  inside: AirState,
  warming: number,
  pressure: number,
): Process {
  const share = Math.min(1, fresh / supply.mass);
  const mixed = {
    dryBulb: inside.dryBulb + share * (outside.dryBulb - inside.dryBulb),
    humidity: inside.humidity + share * (outside.humidity - inside.humidity),
  };
  const leaving = {
    dryBulb: supply.state.dryBulb - warming,
    humidity: Math.min(mixed.humidity, supply.state.humidity),
  };
  const drop = mixed.dryBulb - leaving.dryBulb;
  const slope = (mixed.humidity - leaving.humidity) / drop;
  return {
    outside,
    inside,
    mixed,
    supply: supply.state,
    work: coilWork(supply.mass, mixed, leaving),
    reachable: drop > 0 && apparatusDewPoint(mixed, slope, pressure) !== undefined,
  };
}
