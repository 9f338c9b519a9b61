import { waterDensity, waterHeat } from "./water.ts";

/** Litres that heaters and cylinders are commonly sold with. */
export const heaterSizes = [
  15, 30, 50, 80, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000,
];

export interface HotWater {
  /** Litres at the shower's temperature in the busiest hour. */
  mixed: number;
  /** °C at the shower and in the heater. */
  shower: number;
  store: number;
  /** Which share of the stored water leaves it hot. */
  usable: number;
  /** Hours to warm it up again. */
  recovery: number;
  heaters: number;
}

/** Share of hot water in a mixture; none where the cold water is warm enough. */
export const hotShare = (cold: number, shower: number, store: number) =>
  Math.max(0, Math.min(1, (shower - cold) / (store - cold)));

/** kWh to warm litres. */
export const heatFor = (litres: number, kelvins: number) =>
  ((litres / 1000) * waterDensity * waterHeat * Math.max(0, kelvins)) / 3600;

/** What a season asks of the heaters, all together: litres stored and kW. */
export function seasonOf(cold: number, hot: HotWater) {
  const share = hotShare(cold, hot.shower, hot.store);
  const volume = (hot.mixed * share) / hot.usable;
  return { cold, share, volume, power: heatFor(volume, hot.store - cold) / hot.recovery };
}

/** One of so many equal heaters: the next size sold, or undefined where it would be beyond the list. */
export function heaterSize(volume: number, heaters: number) {
  return heaterSizes.find((size) => size >= volume / heaters - 1e-9);
}
