import { type CoilWork, coilWork } from "../air/coil.ts";
import type { AirState } from "../air/outdoor-air.ts";
import { heatCapacity, humidityFromRelative, vapourEnthalpy } from "../air/psychrometrics.ts";
import { coilLimits } from "../data/systems.ts";

/**
 * The conditions of an air handler in one hour: loads in W and flows in kg/s of dry air. `warming` is the K by which fan and ducts warm the air
 * behind the coil.
 */
export interface HandlerHour {
  sensible: number;
  latent: number;
  inside: AirState;
  /** The outdoor air as it enters the handler, behind the heat recovery. */
  outdoor: AirState;
  supplyMass: number;
  outdoorMass: number;
  warming: number;
  pressure: number;
}

export interface HandlerState {
  inside: AirState;
  mixed: AirState;
  leaving: AirState;
  supply: AirState;
  work: CoilWork;
  /** The reheat in W. It is needed if the coil has to be colder to dry the air than the room can accept. */
  reheat: number;
  /**
   * True if the coil can make the air as dry as the room needs. If it is false, the room becomes damper, or its outdoor air is dried separately.
   */
  dry: boolean;
}

/** Returns the temperature (°C) at which air with this humidity has the relative humidity of air behind a deep wet coil. */
function wetAt(humidity: number, pressure: number): number {
  let [low, high] = [-20, 60];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (humidityFromRelative(middle, coilLimits.humidity, pressure) < humidity) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Computes the air of a handler: it is mixed, cooled, dried, warmed by fan and ducts, and reheated if the coil has to be colder for the moisture
 * than for the heat. Air leaves a wet coil at 95% relative humidity, and no coil makes it colder than the water or refrigerant in the coil
 * allows. If the coil dries more than the room needs, the room becomes drier until both agree. `inside` in the result is this final state.
 */
export function handlerAt(hour: HandlerHour): HandlerState {
  const { inside, outdoor, supplyMass, warming, pressure } = hour;
  const share = Math.min(1, hour.outdoorMass / supplyMass);
  const drying = Math.max(0, hour.latent) / (supplyMass * vapourEnthalpy(inside.dryBulb));
  const dryBulb = inside.dryBulb + share * (outdoor.dryBulb - inside.dryBulb);
  // If there is no cooling to do, the air passes unchanged.
  const forHeat = Math.min(
    dryBulb,
    inside.dryBulb - hour.sensible / (supplyMass * heatCapacity(inside.humidity)) - warming,
  );
  const humidityOf = (room: number) => room + share * (outdoor.humidity - room);
  const targetHumidity = Math.max(1e-4, inside.humidity - drying);
  const isMoist = humidityOf(inside.humidity) > targetHumidity;
  const forMoisture = isMoist ? wetAt(targetHumidity, pressure) : forHeat;
  const cold = Math.max(Math.min(coilLimits.coldest, forHeat), Math.min(forHeat, forMoisture));
  const wet = humidityFromRelative(cold, coilLimits.humidity, pressure);
  const settled = settledAt(inside.humidity, outdoor.humidity, share, drying, wet);
  const mixed = { dryBulb, humidity: humidityOf(settled) };
  const leaving = { dryBulb: cold, humidity: Math.min(mixed.humidity, wet) };
  return {
    inside: { dryBulb: inside.dryBulb, humidity: settled },
    mixed,
    leaving,
    supply: { dryBulb: forHeat + warming, humidity: leaving.humidity },
    work: coilWork(supplyMass, mixed, leaving),
    reheat: Math.max(0, forHeat - cold) * supplyMass * heatCapacity(leaving.humidity),
    dry: !isMoist || wet <= targetHumidity + 1e-6,
  };
}

/**
 * Returns the humidity of the room at which the moisture of the room and the drying by the coil are in balance. It is never above the wanted
 * value, because a higher value would mean that the coil is too weak.
 */
function settledAt(targetHumidity: number, outdoor: number, share: number, drying: number, wet: number): number {
  const byCoil = wet + drying;
  if (byCoil + share * (outdoor - byCoil) > wet) return Math.min(targetHumidity, byCoil);
  // Air that is drier than the coil's surface passes unchanged, so only outdoor air carries moisture away.
  return share > 0 ? Math.min(targetHumidity, Math.max(0, outdoor) + drying / share) : targetHumidity;
}
