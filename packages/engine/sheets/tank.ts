import { nth } from "@site/typed";
import type { Air, Sunshine } from "../data/monthly-climate.ts";

/** A tank of 2 m³ on a roof: its surface in m², and the heat (W/K) that 1 m³ of fresh water a day carries through it. */
const [surface, drawn] = [8, 48.45];
/** Heat losses in W/m²K: of glass fibre or plastic without insulation (`bare`), and with 50 mm of foam (`insulated`). */
const losses = { bare: 10, insulated: 0.5 } as const;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns the temperature (°C) of the water from the street, 0.75 m deep. At this depth the swing of the ground's temperature is three quarters
 * of the swing at the surface, and half a month late.
 */
export function mains({ groundSkin }: Air, month: number): number {
  const year = mean(groundSkin);
  return year + 0.75 * ((nth(groundSkin, month) + nth(groundSkin, (month + 11) % 12)) / 2 - year);
}

/** Returns the air temperature (°C) that alone would warm the tank as much as air, sun and sky do together. */
const around = (air: Air, { horizontal }: Sunshine, month: number) =>
  nth(air.mean, month) + (0.5 * 0.7 * ((nth(horizontal, month) * 1000) / 24)) / 17 - 1;

export interface Tank {
  mains: number;
  bare: number;
  insulated: number;
}

/**
 * Computes the mean temperature (°C) of the cold tap over the day. In the afternoon it is 2 K warmer, and the first litres from a pipe on the
 * roof are far warmer.
 */
export function tankWater(air: Air, sunshine: Sunshine, month: number): Tank {
  const entering = mains(air, month);
  const outdoors = around(air, sunshine, month);
  const mixed = (loss: number) => (loss * surface * outdoors + drawn * entering) / (loss * surface + drawn);
  return { mains: entering, bare: mixed(losses.bare), insulated: mixed(losses.insulated) };
}

/** The temperature (°C) at which the cold tap is warm enough to wash. */
export const washable = 36;
