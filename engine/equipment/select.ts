import { mostAirPerTon, type SystemKind, sizes } from "../data/equipment.ts";
import { cubicFeetPerMinute, fromTons } from "../units.ts";
import type { Demand } from "./demand.ts";

/** What a kind of day asks, and what the units give at its temperature. */
export interface Comparison extends Demand {
  capacity: number;
}

export interface Selection {
  kind: SystemKind;
  count: number;
  /** TR of each at 35 °C, as it is sold. */
  size: number;
  /** W of all of them as rated, and what would just do. */
  rated: number;
  least: number;
  /** Each kind of day, and the one that leaves least over. */
  comparisons: Comparison[];
  decides: Comparison;
  /** Capacity over what is needed on the day that decides. */
  margin: number;
}

const ratedFor = ({ watts, left }: Demand) => watts / left;

/** The smallest number of equal units, and the smallest of them, that bear each kind of day with what is left of them on it. */
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

/** Whether so many m³/s are more air than units of this size usually move: their sensible capacity may be too small even where the whole is enough. */
export const wantsMoreAir = ({ count, size }: Selection, flow = 0): boolean =>
  cubicFeetPerMinute(flow) > mostAirPerTon * count * size;
