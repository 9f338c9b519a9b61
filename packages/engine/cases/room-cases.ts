import { radiantSeries, type ZoneSurface } from "../rooms/radiant-series.ts";
import type { Layer } from "../walls/layers.ts";
import { spread, sum } from "../walls/response.ts";
import type { ComputedResults } from "./case.ts";

/** All surfaces of a kind as VDI 6007 models them: one store in J/K behind one resistance in K/W. */
interface Store {
  area: number;
  convection: number;
  R: number;
  C: number;
}

interface SeriesInputs {
  /** The room temperature in °C, hour by hour, if all heat is given to the air. */
  byAir24: number[];
  stores: Store[];
}

/** Makes a surface with the whole store in one place. Its resistance stores almost nothing, so that it is not taken for a film. */
function surfaceOf({ area, convection, R, C }: Store): ZoneSurface {
  const store: Layer = { resistance: 1e-9, capacity: C / area };
  return { role: "wall", area, convection, layers: [store, { resistance: R * area, capacity: 1e-3 }] };
}

/**
 * Radiated heat warms a room as if its later load were given to the air. So the effect of radiated heat is the effect of heat that is given to the
 * air, spread over the hours by the room's series.
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
