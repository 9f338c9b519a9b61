import { nth } from "@site/typed";
import type { Day } from "../weather/design-days.ts";
import { heatCapacity, humidityFromRelative, specificVolume, vapourEnthalpy } from "./psychrometrics.ts";

/** A state of moist air. The temperature is in °C. */
export interface AirState {
  dryBulb: number;
  /** kg/kg. */
  humidity: number;
}

export const insideState = (dryBulb: number, relative: number, pressure: number): AirState => ({
  dryBulb,
  humidity: humidityFromRelative(dryBulb, relative, pressure),
});

/**
 * Returns the heat (W) that a flow of outdoor air (m³/s, at outdoor conditions) adds to a room. If the outdoor air is drier than the room, its
 * latent heat is zero.
 */
export function outdoorAir(flow: number, day: Day, hour: number, inside: AirState) {
  const [dryBulb, humidity] = [nth(day.dryBulb, hour), nth(day.humidity, hour)];
  const mass = flow / specificVolume(dryBulb, humidity, day.pressure);
  return {
    mass,
    sensible: mass * heatCapacity(humidity) * (dryBulb - inside.dryBulb),
    latent: Math.max(0, mass * vapourEnthalpy(inside.dryBulb) * (humidity - inside.humidity)),
  };
}
