import { nth } from "@site/typed";
import { hours, type Series } from "../walls/response.ts";

/** `conductance` (W/K): the load falls by this many W for each kelvin that the node is warmer. `storage` is the heat capacity in J/K. */
interface Node {
  conductance: number;
  storage: number;
}

/**
 * The air with the light things that follow it at once, and the floors, walls and ceilings (`mass`). `film` is the conductance (W/K) between
 * them.
 */
export interface TwoNodes {
  air: Node;
  mass: Node;
  film: number;
  /** The outdoor air that a fan brings, in W/K hour by hour. The warmer a room is, the less this air warms it. */
  fresh?: Series;
}

const stepsAnHour = 6;
const seconds = 3600 / stepsAnHour;
const mostDays = 500;
const settled = 1e-5;

/** Temperatures in K above the thermostat: of the air, and of the surfaces behind the film, which store heat. */
export type Warmth = readonly [air: number, mass: number];

/**
 * Computes the air temperature above the thermostat (K) at the end of each hour of a day that repeats itself. `capacity` is the most heat (W)
 * that may be removed in each hour. `load` is the heat that would have to be removed to stay at the thermostat all day. The method is backward
 * Euler in steps of ten minutes: it is stable, and heat in equals heat out. Each day begins as the previous day ended. The first day begins with
 * `start`; a start near the final state settles sooner.
 */
export function airAbove(load: Series, capacity: Series, nodes: TwoNodes, start: Warmth = [0, 0]) {
  const { air, mass, film, fresh } = nodes;
  const [perAir, perMass] = [air.storage / seconds, mass.storage / seconds];
  // The temperature of the mass is eliminated from the equations. The heat that it has stored comes through the film.
  const held = perMass + mass.conductance + film;
  const coupling = (film * perMass) / held;
  const always = perAir + air.conductance + film - (film * film) / held;
  const above = new Array<number>(hours).fill(0);
  let [warmth, kept] = start;
  for (let day = 0; day < mostDays; day += 1) {
    const before = [warmth, kept] as const;
    for (let hour = 0; hour < hours; hour += 1) {
      const taken = always + (fresh ? nth(fresh, hour) : 0);
      for (let step = 0; step < stepsAnHour; step += 1) {
        const heat = perAir * warmth + nth(load, hour) + coupling * kept;
        warmth = (heat - Math.max(0, Math.min(nth(capacity, hour), heat))) / taken;
        kept = (perMass * kept + film * warmth) / held;
      }
      above[hour] = warmth;
    }
    if (Math.abs(warmth - before[0]) + Math.abs(kept - before[1]) < settled) break;
  }
  return { above, end: [warmth, kept] satisfies Warmth };
}
