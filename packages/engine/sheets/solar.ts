import { nth } from "@site/typed";
import type { Air, Sunshine } from "../data/monthly-climate.ts";
import { radians } from "../sun/position.ts";
import { daysInMonth } from "../weather/average-year.ts";
import { airOfDay, lightOn, sunOfDay } from "./average-day.ts";

/** The heat transfer from a panel to the air (W/m²K), and the share of power that is lost per kelvin above 25 °C. */
const [panelHeat, perKelvin] = [29, 0.0035];
/**
 * The share of the energy that is left after these losses: dust that is washed off monthly (5%), reflection (3%), wiring and mismatch (3%) and
 * the inverter (3.5%).
 */
const kept = 0.86;

export interface Panel {
  /** Degrees. A tilt of 0 is flat, and the bearing is clockwise from north. */
  tilt: number;
  facing: number;
}

export interface PanelMonth {
  /** The light on the panel in kWh/m² a day. */
  light: number;
  /** The energy of the month in kWh per kWp. */
  energy: number;
}

export function panelMonth({ tilt, facing }: Panel, latitude: number, sunshine: Sunshine, air: Air, month: number) {
  const surface = { tilt: radians(tilt), azimuth: radians(facing - 180) };
  const celsius = airOfDay(air, month);
  let [light, energy] = [0, 0];
  for (const [index, hour] of sunOfDay(latitude, sunshine, month).entries()) {
    const watts = lightOn(surface, hour);
    const cell = nth(celsius, index) + watts / panelHeat;
    light += watts / 1000;
    energy += (watts / 1000) * (1 - perKelvin * (cell - 25)) * kept;
  }
  return { light, energy: energy * nth(daysInMonth, month) } satisfies PanelMonth;
}
