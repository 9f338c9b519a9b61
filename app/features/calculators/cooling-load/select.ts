import { hotDay, type SystemKind, sizes } from "./data/equipment.ts";
import { fromTons } from "./units.ts";

export interface Selection {
  kind: SystemKind;
  count: number;
  /** TR of each at 35 °C, as it is sold. */
  size: number;
  /** W of all of them as rated, and at 46 °C. */
  rated: number;
  hot: number;
  /** Capacity at 46 °C over what is needed. */
  margin: number;
}

/** Share of the rated capacity that is left at an outdoor temperature. */
export const derate = (outdoor: number, loss: number = hotDay.loss.usual) =>
  1 - (loss * Math.max(0, outdoor - hotDay.rated)) / (hotDay.hot - hotDay.rated);

/** The smallest number of equal units, and the smallest of them, that bear the load at 46 °C. */
export function select(watts: number, kind: SystemKind, loss: number = hotDay.loss.usual): Selection {
  const left = derate(hotDay.hot, loss);
  const largest = fromTons(Math.max(...sizes[kind])) * left;
  const count = Math.max(1, Math.ceil(watts / largest));
  const size = sizes[kind].find((tons) => fromTons(tons) * left * count >= watts) ?? Math.max(...sizes[kind]);
  const rated = fromTons(size) * count;
  return { kind, count, size, rated, hot: rated * left, margin: watts > 0 ? (rated * left) / watts - 1 : 0 };
}
