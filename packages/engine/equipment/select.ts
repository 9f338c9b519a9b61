import { mostAirPerTon, type SystemKind, sizes } from "../data/equipment.ts";
import { cubicFeetPerMinute, fromTons } from "../units.ts";
import type { Demand } from "./demand.ts";

/** The demand on a kind of day, and the capacity (W) of the units at the temperature of that day. */
export interface Comparison extends Demand {
  capacity: number;
}

export interface Selection {
  kind: SystemKind;
  count: number;
  /** Nominal TR of each unit, at 35 °C. */
  size: number;
  /** The rated capacity of all units in W, and the smallest rated capacity that would be enough. */
  rated: number;
  least: number;
  /** The comparison for each kind of day. `decides` is the comparison with the smallest margin. */
  comparisons: Comparison[];
  decides: Comparison;
  /** The spare capacity on the day that decides the size, as a share. */
  margin: number;
}

const ratedFor = ({ watts, left }: Demand) => watts / left;

/** Selects the smallest number of equal units, and then their smallest size, so that their capacity covers every kind of day. */
export function select(demands: readonly [Demand, ...Demand[]], kind: SystemKind): Selection {
  const most = demands.reduce((a, b) => (ratedFor(b) > ratedFor(a) ? b : a));
  const least = ratedFor(most);
  const largest = Math.max(...sizes[kind]);
  const count = Math.max(1, Math.ceil(least / fromTons(largest)));
  const size = sizes[kind].find((tons) => fromTons(tons) * count >= least) ?? largest;
  const rated = fromTons(size) * count;
  const borne = (demand: Demand): Comparison => ({ ...demand, capacity: rated * demand.left });
  return {
    ...{ kind, count, size, rated, least },
    comparisons: demands.map(borne),
    decides: borne(most),
    margin: least > 0 ? rated / least - 1 : 0,
  };
}

/**
 * Tells whether an airflow (m³/s) is more than units of this size usually supply. Their sensible capacity may then be too small although their
 * total capacity is enough.
 */
export const wantsMoreAir = ({ count, size }: Selection, flow = 0): boolean =>
  cubicFeetPerMinute(flow) > mostAirPerTon * count * size;
