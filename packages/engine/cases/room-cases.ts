import { radiantSeries, type ZoneSurface } from "../rooms/radiant-series.ts";
import type { Layer } from "../walls/layers.ts";
import { spread, sum } from "../walls/response.ts";
import type { Computed } from "./case.ts";

/** All surfaces of a kind as VDI 6007 sees them: one store of J/K behind one resistance of K/W. */
interface Store {
  area: number;
  convection: number;
  R: number;
  C: number;
}

interface SeriesInputs {
  /** °C in the room, hour by hour, while all of the heat is given to its air. */
  byAir24: number[];
  stores: Store[];
}

/** A store all in one place; its resistance holds next to nothing, so that it is not taken for a film. */
function surfaceOf({ area, convection, R, C }: Store): ZoneSurface {
  const store: Layer = { resistance: 1e-9, capacity: C / area };
  return { role: "wall", area, convection, layers: [store, { resistance: R * area, capacity: 1e-3 }] };
}

/**
 * Heat that is radiated warms a room as if its load, which comes later, were given to the air. So what heat does that is given to the air, spread by
 * the room's series, is what the same heat does when it is radiated.
 */
export function roomSeries({ byAir24, stores }: SeriesInputs): Computed {
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
