import { humidityFromRelative, standardPressure, wetBulb } from "../air/psychrometrics.ts";
import { hotDay, indoors } from "../data/equipment.ts";
import { memoize } from "../memoize.ts";
import type { InsideAir, System } from "../rooms/model.ts";

const pressure = standardPressure(0);

/** Returns the usual capacity of a unit at a room's temperature and humidity, as a share of its rated capacity, rounded to a full per cent. */
export const usualCapacityIn = memoize(({ dryBulb, relativeHumidity }: InsideAir): number => {
  const bulb = wetBulb(dryBulb, humidityFromRelative(dryBulb, relativeHumidity, pressure), pressure);
  const share = 1 - indoors.perKelvin * (indoors.rated - bulb);
  return Math.round(100 * Math.min(indoors.most, Math.max(indoors.least, share))) / 100;
});

/** Returns the share of the rated capacity that remains at an outdoor temperature and at the condition of the rooms. */
export function capacityLeft(
  outdoor: number,
  { hotLoss = hotDay.loss.usual, roomCapacity = indoors.usual }: Pick<System, "hotLoss" | "roomCapacity">,
): number {
  return roomCapacity * (1 - (hotLoss * Math.max(0, outdoor - hotDay.rated)) / (hotDay.hot - hotDay.rated));
}
