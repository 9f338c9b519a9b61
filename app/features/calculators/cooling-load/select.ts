import { hotDay, type SystemKind, sizes } from "./data/equipment.ts";
import type { Demand } from "./demand.ts";
import { fromTons } from "./units.ts";

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

/** Share of the rated capacity that is left at an outdoor temperature. */
export const derate = (outdoor: number, loss: number = hotDay.loss.usual) =>
  1 - (loss * Math.max(0, outdoor - hotDay.rated)) / (hotDay.hot - hotDay.rated);

const ratedFor = ({ watts, outdoor }: Demand) => watts / derate(outdoor);

/** The smallest number of equal units, and the smallest of them, that bear each kind of day at its own outdoor temperature. */
export function select(demands: readonly [Demand, ...Demand[]], kind: SystemKind): Selection {
  const most = demands.reduce((a, b) => (ratedFor(b) > ratedFor(a) ? b : a));
  const least = ratedFor(most);
  const largest = Math.max(...sizes[kind]);
  const count = Math.max(1, Math.ceil(least / fromTons(largest)));
  const size = sizes[kind].find((tons) => fromTons(tons) * count >= least) ?? largest;
  const rated = fromTons(size) * count;
  const borne = (demand: Demand): Comparison => ({ ...demand, capacity: rated * derate(demand.outdoor) });
  return {
    ...{ kind, count, size, rated, least },
    comparisons: demands.map(borne),
    decides: borne(most),
    margin: least > 0 ? rated / least - 1 : 0,
  };
}
