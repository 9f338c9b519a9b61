import { nth } from "@site/typed";
import { saturationHumidity, standardPressure } from "../air/psychrometrics.ts";
import { averageDays } from "../data/average-days.ts";
import type { Climate } from "../data/stations.ts";
import { sunOver } from "../sun/position.ts";
import type { Day } from "./design-days.ts";

export const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns Dubai's average days for a place. A value is for the hour that ends at that time, so the sun is taken half an hour earlier. */
export function averageYear(climate: Climate): Day[] {
  const pressure = standardPressure(climate.elevation);
  return averageDays.dryBulb.map((dryBulb, index) => {
    const of = (table: readonly (readonly number[])[]) => nth(table, index);
    return {
      month: index + 1,
      kind: "average" as const,
      pressure,
      dryBulb,
      humidity: of(averageDays.dewPoint).map((dewPoint) => saturationHumidity(dewPoint, pressure)),
      sun: dryBulb.map((_, hour) => sunOver(climate, index + 1, 15, hour + 0.5)),
      sky: of(averageDays.beam).map((beam, hour) => ({ beam, diffuse: nth(of(averageDays.diffuse), hour) })),
    };
  });
}
