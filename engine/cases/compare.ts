import type { Case, Computed, Reckoning } from "./case.ts";
import published from "./cases.json" with { type: "json" };
import {
  clearSkyAt,
  designDay,
  irradianceOfDay,
  onWall,
  skyAtAlmanacNoon,
  skyAtNoon,
  solarPosition,
} from "./climate-cases.ts";
import { bill, solar } from "./cost-cases.ts";
import { coil, constructionSeries, moistAir, radiantTimeSeries } from "./load-cases.ts";
import { pumpAndMain } from "./water-cases.ts";

/** Read once, when the module loads. A case whose expected value has no name is a list of saturation pressures. */
export const cases = published.map(({ expected, ...rest }) => ({
  ...rest,
  expected: Array.isArray(expected) ? { satVapPres_Pa: expected } : expected,
})) as unknown as Case[];

const reckonings: Record<string, Reckoning> = {
  psychrometrics: moistAir,
  "solar-position": solarPosition,
  transposition: onWall,
  "design-day": designDay,
  rts: radiantTimeSeries,
  irradiance: irradianceOfDay,
  "cts-from-layers": constructionSeries,
  coil,
  bill,
  pv: solar,
  pump: pumpAndMain,
};

const reckoningOf = ({ area, inputs }: Case): Reckoning | undefined =>
  area === "clear-sky" ? ("when" in inputs ? skyAtNoon : clearSkyAt) : reckonings[area];

export interface Comparison {
  quantity: string;
  /** When a whole series is compared: the position, from 1, with the largest deviation. */
  at?: number;
  expected: number;
  computed: number;
  difference: number;
  allowed: number;
  kept: boolean;
  /** The whole series, if there is one. */
  series?: { expected: number[]; computed: number[] };
}

/** Tolerances stated once for a case are meant for W/m², not for its ratios and angles; two printed exponents have none at all. */
const narrower: Record<string, number> = { ab: 0.001, ad: 0.001, Y: 0.005, Y15: 0.01, theta15: 0.5 };
/** Names that cases.json abbreviates. */
const named: Record<string, string> = { ctsPct: "cts_pp", condensate_kg_s: "condensate_rel", heat_W: "heat_rel" };

function allowedFor({ tolerance }: Case, quantity: string, expected: number): number {
  const found = [quantity, named[quantity], `${quantity}_rel`, "abs", "rel"].find((name) => name && name in tolerance);
  const value = narrower[quantity] ?? tolerance[found ?? ""] ?? 0;
  return found?.endsWith("rel") && !(quantity in narrower) ? value * Math.abs(expected) : value;
}

const listOf = (value: number | readonly number[] | undefined): readonly number[] =>
  typeof value === "number" ? [value] : (value ?? []);

function compare(one: Case, quantity: string, computed: Computed): Comparison {
  const wanted = listOf(one.expected[quantity]);
  const got = listOf(computed[quantity]);
  const all = wanted.map((expected, index) => {
    const value = got[index] ?? Number.NaN;
    const allowed = allowedFor(one, quantity, expected);
    const difference = value - expected;
    return { expected, computed: value, difference, allowed, kept: Math.abs(difference) <= allowed };
  });
  const worst = all.reduce((a, b) => (Math.abs(b.difference) / b.allowed > Math.abs(a.difference) / a.allowed ? b : a));
  if (all.length === 1) return { quantity, ...worst };
  const series = { expected: [...wanted], computed: [...got] };
  return { quantity, at: all.indexOf(worst) + 1, ...worst, kept: all.every(({ kept }) => kept), series };
}

export interface Proof extends Case {
  comparisons: Comparison[];
  /** The same cases with the almanac's sun, finer than that of their source. They are shown as they are, not fitted to agree. */
  withAlmanac: Comparison[];
}

/** Computes every published case now. */
export function prove(one: Case): Proof {
  const reckoning = reckoningOf(one);
  if (!reckoning) throw new Error(`Nothing computes the case ${one.id}`);
  const by = (reckon: Reckoning) => {
    const computed = reckon(one.inputs as never);
    return Object.keys(one.expected).map((quantity) => compare(one, quantity, computed));
  };
  return { ...one, comparisons: by(reckoning), withAlmanac: reckoning === skyAtNoon ? by(skyAtAlmanacNoon) : [] };
}
