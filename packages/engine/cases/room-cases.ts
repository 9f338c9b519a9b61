import { radiantSeries, type ZoneSurface } from "../rooms/radiant-series.ts";
import type { Layer } from "../walls/layers.ts";
import { spread, sum } from "../walls/response.ts";
import type { ComputedResults } from "./case.ts";

/** All surfaces of one kind, as VDI 6007 models them: one heat store `C` (J/K) behind one resistance `R` (K/W). */
interface Store {
  area: number;
  convection: number;
  R: number;
  C: number;
}

interface SeriesInputs {
  /** The room temperature (°C) hour by hour if all heat is given to the air. */
  byAir24: number[];
  stores: Store[];
}

/**
 * Makes a surface that stores all heat in one layer. The resistance gets a very small capacity, because a last layer without capacity would be
 * treated as an air film.
 */
function surfaceOf({ area, convection, R, C }: Store): ZoneSurface {
  const store: Layer = { resistance: 1e-9, capacity: C / area };
  return { role: "wall", area, convection, layers: [store, { resistance: R * area, capacity: 1e-3 }] };
}

/**
 * Computes the swing of the room temperature for radiant heat. Radiant heat warms a room as if its later load were given to the air. So its
 * effect is the effect of heat that is given to the air, spread over the hours by the room's series.
 */
export function roomSeries({ byAir24, stores }: SeriesInputs): ComputedResults {
  const level = sum(byAir24) / byAir24.length;
  const series = radiantSeries(stores.map(surfaceOf)).nonSolar;
  return {
    swing24: spread(
      byAir24.map((celsius) => celsius - level),
      series,
    ),
    level,
  };
}
