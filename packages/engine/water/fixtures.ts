import { keysOf } from "@site/typed";
import type { Kind } from "./demand.ts";

/** Water supply fixture units, the total of cold and hot water: International Plumbing Code, table E103.3(2), flush tanks. */
export const units = {
  wcs: { private: 2.2, public: 5 },
  basins: { private: 0.7, public: 2 },
  showers: { private: 1.4, public: 4 },
  baths: { private: 1.4, public: 4 },
  sinks: { private: 1.4, public: 4 },
  washers: { private: 1.4, public: 3 },
  urinals: { private: 3, public: 3 },
} as const;
export type FixtureId = keyof typeof units;
export const fixtureIds = keysOf(units);
export type Fixtures = Record<FixtureId, number>;

/** The flow in US gallons a minute for a number of fixture units: International Plumbing Code, table E103.3(3), systems mainly of flush tanks. */
const curve: readonly (readonly [units: number, gallons: number])[] = [
  [0, 0],
  [1, 3],
  [2, 5],
  [3, 6.5],
  [4, 8],
  [5, 9.4],
  [6, 10.7],
  [7, 11.8],
  [8, 12.8],
  [9, 13.7],
  [10, 14.6],
  [12, 16],
  [14, 17],
  [16, 18],
  [18, 18.8],
  [20, 19.6],
  [25, 21.5],
  [30, 23.3],
  [35, 24.9],
  [40, 26.3],
  [45, 27.7],
  [50, 29.1],
  [60, 32],
  [70, 35],
  [80, 38],
  [90, 41],
  [100, 43.5],
  [120, 48],
  [140, 52.5],
  [160, 57],
  [180, 61],
  [200, 65],
  [225, 70],
  [250, 75],
  [275, 80],
  [300, 85],
  [400, 105],
  [500, 124],
  [750, 170],
  [1000, 208],
  [1250, 239],
  [1500, 269],
  [1750, 297],
  [2000, 325],
  [2500, 380],
  [3000, 433],
  [4000, 525],
  [5000, 593],
];
/** The largest number of fixture units in the table. */
export const mostUnits = 5000;
const cubicMetresPerGallon = 0.003785411784;

export const unitsOf = (fixtures: Fixtures, room: Kind["fixtures"]) =>
  fixtureIds.reduce((sum, id) => sum + fixtures[id] * units[id][room], 0);

/** Returns the flow (m³/s) that is likely at the same time, interpolated between the rows of the table. */
export function simultaneousFlow(load: number) {
  const above = curve.findIndex(([end]) => load <= end);
  const [from, to] = [curve[Math.max(0, above - 1)], curve[above]];
  if (!from || !to) throw new RangeError(`no flow for ${load} fixture units`);
  const share = to === from ? 0 : (load - from[0]) / (to[0] - from[0]);
  return ((from[1] + share * (to[1] - from[1])) * cubicMetresPerGallon) / 60;
}
