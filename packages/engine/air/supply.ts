import { apparatusDewPoint, type CoilWork, coilWork } from "./coil.ts";
import type { AirState } from "./outdoor-air.ts";
import { heatCapacity, specificVolume, vapourEnthalpy } from "./psychrometrics.ts";

/**
 * Limits of the temperature difference (K) between room air and supply air. Grilles are not made for more than `most`. `least` is used if the
 * room has no apparatus dew point, so that no coil surface sets the supply temperature.
 */
const spread = { least: 8, most: 12 };
/** The highest supply temperature (°C) of a room that has no apparatus dew point, because its process line never meets saturation. */
const coldestSupply = 11;

export interface Supply {
  /** Sensible heat ratio: the sensible share of the room's load. */
  shr: number;
  state: AirState;
  /** `mass` is the flow of dry air in kg/s. `flow` is the volume of the supply air in m³/s. */
  mass: number;
  flow: number;
  /** The apparatus dew point (°C) of the coil, and the share of the air that does not touch the coil's surface. */
  apparatusDewPoint?: number;
  bypass?: number;
  /** True if the room's process line never meets saturation. The air must then be dried further and reheated, or the fresh air dried separately. */
  reheat: boolean;
}

/** Computes the supply air that a room needs at its sensible peak. */
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
  const targetTemperature =
    apparatus === undefined
      ? Math.min(coldestSupply, inside.dryBulb - spread.least)
      : apparatus + bypass * (inside.dryBulb - apparatus);
  const drop = Math.min(spread.most, inside.dryBulb - targetTemperature);
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
 * Returns the supply air at another hour with an unchanged airflow. Its state is the average that carries the loads of that hour; the real coil
 * cycles or runs at part load.
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
  /** True if a coil surface exists that brings the mixed air to the state behind the coil. */
  reachable: boolean;
}

/**
 * Computes the five points of the psychrometric chart: outside, room, mixed air, air behind the coil, and supply air. Room air and fresh air are
 * mixed, cooled by the coil, and warmed by fan and ducts (by `warming` kelvin).
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
