import { nth } from "@site/typed";
import { coilWork } from "../air/coil.ts";
import { type AirState, outdoorAir } from "../air/outdoor-air.ts";
import { heatCapacity, humidityFromRelative, vapourEnthalpy } from "../air/psychrometrics.ts";
import { coilLimits, recoveries } from "../data/systems.ts";
import type { Day } from "../weather/design-days.ts";
import type { Plan } from "./plan.ts";
import { recoveredAir } from "./recovery.ts";

export const outdoorState = (day: Day, hour: number): AirState => ({
  dryBulb: nth(day.dryBulb, hour),
  humidity: nth(day.humidity, hour),
});

/**
 * Returns the outdoor air as it enters a unit, behind the heat recovery. Heat or moisture is not exchanged if this would warm or moisten the
 * air.
 */
export function enteringAir(day: Day, hour: number, room: AirState, { recovery }: Pick<Plan, "recovery">): AirState {
  const air = outdoorState(day, hour);
  const { sensible, latent } = recoveries[recovery];
  return recoveredAir(air, room, {
    sensible: air.dryBulb > room.dryBulb ? sensible : 0,
    latent: air.humidity > room.humidity ? latent : 0,
  });
}

/** An hour of a unit that treats only outdoor air. Loads are in W, and the flow is in kg/s. */
export interface OutdoorHour {
  mass: number;
  entering: AirState;
  leaving: AirState;
  coil: number;
  /** The part of `coil` that cools the air; the rest dries the air. */
  cooling: number;
  /** The load (W) that the supply air of the unit takes off the rooms. A negative value adds to their load. */
  sensible: number;
  latent: number;
}

/** Computes an hour of a unit for outdoor air. `flow` is in L/s at outdoor conditions. */
export function outdoorHour(plan: Plan, day: Day, hour: number, room: AirState, flow: number): OutdoorHour {
  const { mass } = outdoorAir(flow / 1000, day, hour, room);
  const entering = enteringAir(day, hour, room, plan);
  const dryBulb = Math.min(entering.dryBulb, plan.outdoorSupply);
  const humidity = Math.min(entering.humidity, humidityFromRelative(dryBulb, coilLimits.humidity, day.pressure));
  const leaving = { dryBulb, humidity };
  const work = coilWork(mass, entering, leaving);
  return {
    mass,
    entering,
    leaving,
    coil: Math.max(0, work.total),
    cooling: Math.max(0, work.sensible),
    sensible: mass * heatCapacity(humidity) * (room.dryBulb - dryBulb),
    latent: mass * vapourEnthalpy(room.dryBulb) * (room.humidity - humidity),
  };
}
