import { nth } from "@site/typed";
import { hours, type Series } from "../walls/response.ts";

/** The W by which the load falls for each kelvin that a node is warmer, and its J/K. */
interface Node {
  conductance: number;
  storage: number;
}

/** The air with the things that follow it at once, and the floors, walls and ceilings behind a film of so many W/K. */
export interface TwoNodes {
  air: Node;
  mass: Node;
  film: number;
  /** The outdoor air that a fan brings, in W/K hour by hour. A room that is warmer than its thermostat is warmed less by it. */
  fresh?: Series;
}

const stepsAnHour = 6;
const seconds = 3600 / stepsAnHour;
const mostDays = 500;
const settled = 1e-5;

/** Temperatures in K above the thermostat: of the air, and of the heat that the surfaces behind the film have stored. */
export type Warmth = readonly [air: number, mass: number];

/**
 * The temperature of the air above its thermostat at the end of each hour of a day that repeats itself, with at most so many W removed. `load` is the
 * heat that would have to be removed to stay at the thermostat all day. It uses Backward Euler in steps of ten minutes, which is stable, and in which
 * heat in equals heat out. Each day begins as the one before it ended, and the first as `start` says: a start near the final state settles sooner.
 */
export function airAbove(load: Series, capacity: Series, nodes: TwoNodes, start: Warmth = [0, 0]) {
  const { air, mass, film, fresh } = nodes;
  const [perAir, perMass] = [air.storage / seconds, mass.storage / seconds];
  // The mass is eliminated, and the heat that it has stored comes through the film.
  const held = perMass + mass.conductance + film;
  const given = (film * perMass) / held;
  const always = perAir + air.conductance + film - (film * film) / held;
  const above = new Array<number>(hours).fill(0);
  let [warmth, kept] = start;
  for (let day = 0; day < mostDays; day += 1) {
    const before = [warmth, kept] as const;
    for (let hour = 0; hour < hours; hour += 1) {
      const taken = always + (fresh ? nth(fresh, hour) : 0);
      for (let step = 0; step < stepsAnHour; step += 1) {
        const heat = perAir * warmth + nth(load, hour) + given * kept;
        warmth = (heat - Math.max(0, Math.min(nth(capacity, hour), heat))) / taken;
        kept = (perMass * kept + film * warmth) / held;
      }
      above[hour] = warmth;
    }
    if (Math.abs(warmth - before[0]) + Math.abs(kept - before[1]) < settled) break;
  }
  return { above, end: [warmth, kept] satisfies Warmth };
}
