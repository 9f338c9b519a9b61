import { keysOf, nth } from "@site/typed";
import type { Series } from "../walls/response.ts";

/**
 * The heat capacity (J/K per m² of floor) that follows the temperature of the day: ISO 13790:2008, table 12. We use the three middle classes of
 * the table.
 */
export const masses = { light: 110_000, medium: 165_000, heavy: 260_000 } as const;
export type MassId = keyof typeof masses;
export const massIds = keysOf(masses);

/** A room as one node. It contains the air, its moisture, and the part of the building that warms and cools with the day. */
export interface Node {
  /** The load falls by this many W for each kelvin that the room is warmer. */
  conductance: number;
  /** J/K. */
  storage: number;
}

export interface IntermittentDay {
  /** The heat (W) that the unit removes in each hour. */
  removed: number[];
  /** The temperature above the thermostat (K) at the end of each hour. */
  above: number[];
}

const mostDays = 2000;
const settled = 1e-9;

/**
 * Computes a day that repeats itself until it ends as warm as it began. `load` is the heat that would have to be removed to stay at the
 * thermostat all day. While the unit is off, the heat goes into the node, and the warmer node takes up less heat. The method is backward Euler
 * in steps of one hour: it is stable, and heat in equals heat out.
 */
export function intermittentDay(load: Series, capacity: Series, { conductance, storage }: Node): IntermittentDay {
  const perHour = storage / 3600;
  const removed = load.map(() => 0);
  const above = load.map(() => 0);
  let start = 0;
  for (let day = 0; day < mostDays; day += 1) {
    let warmth = start;
    for (let hour = 0; hour < load.length; hour += 1) {
      const heat = perHour * warmth + nth(load, hour);
      const cooling = Math.min(nth(capacity, hour), heat);
      warmth = (heat - cooling) / (perHour + conductance);
      removed[hour] = cooling;
      above[hour] = warmth;
    }
    if (Math.abs(warmth - start) < settled) break;
    start = warmth;
  }
  return { removed, above };
}
