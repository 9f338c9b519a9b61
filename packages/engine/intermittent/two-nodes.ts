import { nth } from "@site/typed";
import { hours, type Series } from "../walls/response.ts";

/** W by which the load falls for each kelvin that a node is warmer, and J/K. */
interface Node {
  conductance: number;
  storage: number;
}

/** The air with what follows it at once, and the floors, walls and ceilings behind a film of so many W/K. */
export interface TwoNodes {
  air: Node;
  mass: Node;
  film: number;
  /** W/K of the outdoor air that a fan brings, hour by hour: a room that is warmer than its thermostat is warmed less by it. */
  fresh?: Series;
}

const stepsAnHour = 6;
const seconds = 3600 / stepsAnHour;
const mostDays = 500;
const settled = 1e-5;

/** K above the thermostat: the air, and what the surfaces behind the film have kept. */
export type Warmth = readonly [air: number, mass: number];

/**
 * How far the air is above its thermostat at the end of each hour of a day that repeats itself, with at most so many W removed. `load` is what would
 * have to be removed to stay at the thermostat all day. Backward Euler in steps of ten minutes: stable, and heat in equals heat out. The day begins as
 * the one before it ended, at first as `start` says: nearer to its own end, it settles sooner.
 */
export function airAbove(load: Series, capacity: Series, nodes: TwoNodes, start: Warmth = [0, 0]) {
  const { air, mass, film, fresh } = nodes;
  const [perAir, perMass] = [air.storage / seconds, mass.storage / seconds];
  // The mass is eliminated: what it has kept comes through the film as heat.
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
