import type { Breakdown, LoadDay } from "@site/engine/rooms/load.ts";
import { keysOf, nth } from "@site/typed";
import type { Colour } from "../../kit/charts/colours.ts";

/**
 * The causes of the load in simple terms for visitors, each with its colour. The chart stacks them in this order. A cause includes sensible and
 * latent heat.
 */
const colours = {
  walls: "clay",
  roof: "brick",
  glassConduction: "umber",
  glassSun: "amber",
  people: "violet",
  lights: "sky",
  equipment: "blue",
  infiltration: "aqua",
  freshAir: "teal",
  machine: "slate",
} as const satisfies Record<string, Colour>;
export type CauseId = keyof typeof colours;
export const causeIds = keysOf(colours);
export const colourOf = (cause: CauseId): Colour => colours[cause];

interface Split<T> {
  sensible: T;
  latent: T;
}

/** Divides the load of one hour by cause. */
export function causesAt({ sensible, latent, ...rest }: Breakdown): Record<CauseId, Split<number>> {
  const dry = (watts: number) => ({ sensible: watts, latent: 0 });
  return {
    walls: dry(sensible.walls + sensible.neighbours),
    roof: dry(sensible.roof),
    glassConduction: dry(sensible.glassConduction),
    glassSun: dry(sensible.glassSun),
    people: { sensible: sensible.people, latent: latent.people },
    lights: dry(sensible.lights),
    equipment: { sensible: sensible.equipment, latent: latent.equipment },
    infiltration: { sensible: sensible.infiltration, latent: latent.infiltration },
    freshAir: { sensible: rest.freshSensible, latent: rest.freshLatent },
    machine: dry(rest.fan + rest.ducts),
  };
}

/** Returns the load of each cause in watts for each hour of a day. */
export function causesOver(load: LoadDay): Record<CauseId, number[]> {
  const { sensible, latent } = load;
  const plus = (a: readonly number[], b: readonly number[]) => a.map((watts, hour) => watts + nth(b, hour));
  return {
    walls: plus(sensible.walls, sensible.neighbours),
    roof: sensible.roof,
    glassConduction: sensible.glassConduction,
    glassSun: sensible.glassSun,
    people: plus(sensible.people, latent.people),
    lights: sensible.lights,
    equipment: plus(sensible.equipment, latent.equipment),
    infiltration: plus(sensible.infiltration, latent.infiltration),
    freshAir: plus(load.freshSensible, load.freshLatent),
    machine: plus(load.fan, load.ducts),
  };
}

/** True if a cause has at least half a watt. Smaller causes are not shown. */
export const counts = (watts: number) => Math.abs(watts) >= 0.5;
