import { waterDensity, waterHeat } from "./water.ts";

/** Common sizes of heaters and cylinders, in litres. */
export const heaterSizes = [
  15, 30, 50, 80, 100, 120, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 5000,
];

export interface HotWater {
  /** Litres in the busiest hour, at shower temperature. */
  mixed: number;
  /** °C at the shower and in the heater. */
  shower: number;
  store: number;
  /** The share of the stored water that leaves the heater hot. */
  usable: number;
  /** The hours to reheat the stored water. */
  recovery: number;
  heaters: number;
}

/** Returns the share of hot water in the mixed water. It is 0 if the cold water is warm enough. */
export const hotShare = (cold: number, shower: number, store: number) =>
  Math.max(0, Math.min(1, (shower - cold) / (store - cold)));

/** Returns the heat (kWh) that warms `litres` of water by `kelvins`. */
export const heatFor = (litres: number, kelvins: number) =>
  ((litres / 1000) * waterDensity * waterHeat * Math.max(0, kelvins)) / 3600;

/** Computes the need of a season for all heaters together: litres of stored water, and kW. */
export function seasonOf(cold: number, hot: HotWater) {
  const share = hotShare(cold, hot.shower, hot.store);
  const volume = (hot.mixed * share) / hot.usable;
  return { cold, share, volume, power: heatFor(volume, hot.store - cold) / hot.recovery };
}

/** Returns the size of each of several equal heaters: the next size on the market, or undefined if none is large enough. */
export function heaterSize(volume: number, heaters: number) {
  return heaterSizes.find((size) => size >= volume / heaters - 1e-9);
}
