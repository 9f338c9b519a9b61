import { refuse } from "../check.ts";
import type { Building } from "../rooms/model.ts";
import { nth } from "../typed.ts";
import { averageYear, daysInMonth } from "../weather/average-year.ts";
import { coilsOf } from "./building.ts";
import { checkBuilding } from "./check-building.ts";

/** kWh for each month. */
export interface Year {
  cooling: number[];
  electricity: number[];
}

/** Efficiency falls by 2% for each kelvin above the rating temperature of 35 °C. */
const fallPerKelvin = 0.02;
export const efficiencyAt = (rated: number, outdoor: number) =>
  rated * Math.max(0.4, 1 - fallPerKelvin * Math.max(0, outdoor - 35));

/** The energy for holding the rooms at temperature day and night through a year of Dubai's average days. */
export function yearOf(building: Building, rated: number): Year {
  refuse(checkBuilding(building));
  const days = averageYear(building.climate);
  const coils = coilsOf(building, days);
  const sums = days.map(({ dryBulb }, index) => {
    const coil = coils[index]?.coil ?? [];
    const scale = nth(daysInMonth, index) / 1000;
    return {
      cooling: scale * coil.reduce((sum, watts) => sum + watts, 0),
      electricity: scale * coil.reduce((sum, watts, hour) => sum + watts / efficiencyAt(rated, nth(dryBulb, hour)), 0),
    };
  });
  return { cooling: sums.map(({ cooling }) => cooling), electricity: sums.map(({ electricity }) => electricity) };
}
