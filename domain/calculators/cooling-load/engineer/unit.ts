import { cubicFeetPerMinute } from "@site/engine/units.ts";
import { keysOf } from "@site/typed";

/** Converts each unit of the fields to its inch-pound unit. The signs of the units are in words.ts. */
const inInchPound = {
  celsius: (value: number) => value * 1.8 + 32,
  squareMetre: (value: number) => value * 10.7639,
  metre: (value: number) => value * 3.28084,
  millimetre: (value: number) => value / 25.4,
  wattPerArea: (value: number) => value / 10.7639,
  airflow: (value: number) => cubicFeetPerMinute(value / 1000),
  transmittance: (value: number) => value * 0.17611,
  resistance: (value: number) => value * 5.67826,
  conductivity: (value: number) => value * 6.93347,
  density: (value: number) => value * 0.062428,
  specificHeat: (value: number) => value * 0.000238846,
  watt: (value: number) => value * 3.41214,
} as const;

/** The units of the fields that can be converted to inch-pound units. */
export type ConvertedUnit = keyof typeof inInchPound;
export const convertedUnits = keysOf(inInchPound);
export const unitIds = [...convertedUnits, "percent", "degree", "airChanges", "kilowatt", "kelvin"] as const;
export type UnitId = (typeof unitIds)[number];

const isConverted = (unit: UnitId): unit is ConvertedUnit => unit in inInchPound;

export function inchPound(value: number, unit: UnitId): { unit: ConvertedUnit; value: number } | undefined {
  return isConverted(unit) ? { unit, value: inInchPound[unit](value) } : undefined;
}

/** Rounds as an engineer would: to one decimal from 100 on, two from 1 on, four below 1, and without trailing zeros. */
export const roundedText = (value: number): string => {
  const digits = Math.abs(value) >= 100 ? 1 : Math.abs(value) >= 1 ? 2 : 4;
  return String(Number(value.toFixed(digits)));
};

/** Rounds a converted value to about the precision of the original: three significant digits, or four from 100 on. */
export const convertedText = (value: number): string =>
  String(Number(value.toPrecision(Math.abs(value) < 100 ? 3 : 4)));
