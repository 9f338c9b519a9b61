import { keysOf, nth } from "@site/typed";
import type { Air } from "../data/monthly-climate.ts";
import { dryingLimits, dryingSpeed } from "./drying.ts";
import { freshAirLoad, outdoorAirHelp } from "./fresh-air.ts";
import { months } from "./months.ts";
import { paintHours, walls } from "./paint-window.ts";
import { comfort, poolTemperature } from "./pool.ts";
import type { Site } from "./site.ts";
import { tankWater, washable } from "./tank.ts";

/** The tasks that a month can have, the most urgent first. */
export const tasks = [
  "tank",
  "drains",
  "cooling-service",
  "paint",
  "dry-slowly",
  "open-up",
  "heat-pool",
  "chill-pool",
] as const;
export type Task = (typeof tasks)[number];

/** A month with a mean temperature (°C) above this is hot. The cooling is serviced in the two months before the first hot month. */
const hot = 33;
const atMost = 2;

function takesPaint({ latitude, sunshine }: Site, air: Air, month: number): boolean {
  const good = keysOf(walls).filter((wall) => paintHours(latitude, sunshine, air, month, wall) >= 6);
  return good.length >= 2;
}

export function tasksOf(site: Site, air: Air, month: number): Task[] {
  const [mean, dewPoint, moisture] = [nth(air.mean, month), nth(air.dewPoint, month), nth(air.moisture, month)];
  const firstHot = air.mean.findIndex((celsius) => celsius > hot);
  // The temperature is rounded as in the pool's local sheet, so that both sheets give the same figure.
  const pool = Math.round(poolTemperature(air, site.sunshine, month));
  const holds: Record<Task, boolean> = {
    tank: tankWater(air, site.sunshine, month).bare >= washable,
    drains: freshAirLoad(mean, moisture / 1000).water > 3,
    "cooling-service": firstHot >= 0 && month >= firstHot - 2 && month < firstHot,
    paint: takesPaint(site, air, month),
    "dry-slowly": dryingSpeed(mean, dewPoint) < dryingLimits.slow,
    "open-up": outdoorAirHelp(mean, moisture) === "helps",
    "heat-pool": pool < comfort.least,
    "chill-pool": pool > comfort.most,
  };
  return tasks.filter((task) => holds[task]);
}

/** Returns at most two tasks for each month. */
export const yearPlan = (site: Site, air: Air): Task[][] =>
  months.map((month) => tasksOf(site, air, month).slice(0, atMost));
