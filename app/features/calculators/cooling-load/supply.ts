import type { AirState } from "./air.ts";
import { apparatusDewPoint, type CoilWork, coilWork } from "./coil.ts";
import { heatCapacity, specificVolume, vapourEnthalpy } from "./psychrometrics.ts";

/** K between room and supply air that grilles are made for. */
const spread = { least: 8, most: 12 };
/** °C off the line where the room's own line never meets saturation. */
const coldestSupply = 11;

export interface Supply {
  /** Sensible part of the room's load. */
  shr: number;
  state: AirState;
  /** kg/s of dry air, and m³/s as it is supplied. */
  mass: number;
  flow: number;
  apparatusDewPoint?: number;
  /** The room's line never meets saturation: the air must be dried further and heated again, or the fresh air dried on its own. */
  reheat: boolean;
}

/** The air that a room needs at its sensible peak. */
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
  const wanted = apparatus === undefined ? coldestSupply : apparatus + bypass * (inside.dryBulb - apparatus);
  const drop = Math.min(spread.most, Math.max(spread.least, inside.dryBulb - wanted));
  const mass = sensible / (heatCapacity(inside.humidity) * drop);
  const state = { dryBulb: inside.dryBulb - drop, humidity: Math.max(0.001, inside.humidity - slope * drop) };
  return {
    shr,
    state,
    mass,
    flow: mass * specificVolume(state.dryBulb, state.humidity, pressure),
    apparatusDewPoint: apparatus,
    reheat: apparatus === undefined,
  };
}

/** The same flow of air at another hour, as cold and as dry as the loads of that hour ask. */
export function carrying(supply: Supply, sensible: number, latent: number, inside: AirState): Supply {
  const drop = sensible / (supply.mass * heatCapacity(inside.humidity));
  const drying = Math.max(0, latent) / (supply.mass * vapourEnthalpy(inside.dryBulb));
  const state = { dryBulb: inside.dryBulb - drop, humidity: Math.max(0.001, inside.humidity - drying) };
  return { ...supply, state };
}

export interface Process {
  outside: AirState;
  inside: AirState;
  mixed: AirState;
  supply: AirState;
  work: CoilWork;
  apparatusDewPoint?: number;
  bypass?: number;
}

/** Room air and fresh air mixed, over the coil, warmed on its way by fan and duct (K): the five points of the psychrometric chart. */
export function process(
  supply: Supply,
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
  const apparatus = drop > 0 ? apparatusDewPoint(mixed, slope, pressure) : undefined;
  return {
    outside,
    inside,
    mixed,
    supply: supply.state,
    work: coilWork(supply.mass, mixed, leaving),
    apparatusDewPoint: apparatus,
    bypass: apparatus === undefined ? undefined : (leaving.dryBulb - apparatus) / (mixed.dryBulb - apparatus),
  };
}
