import { nth } from "@site/typed";
import { lightOnWalls, peaks } from "./building-cases.ts";
import type { Case, ComputedResults, Reckoning } from "./case.ts";
import published from "./cases.json" with { type: "json" };
import {
  clearSkyAt,
  designDay,
  irradianceOfDay,
  onWall,
  skyAtAlmanacNoon,
  skyAtNoon,
  skyAtNoonOf2009,
  solarPosition,
} from "./climate-cases.ts";
import { bill, solar } from "./cost-cases.ts";
import { coil, constructionSeries, moistAir, radiantTimeSeries } from "./load-cases.ts";
import { roomSeries } from "./room-cases.ts";
import { blindOfSlats, closedBlinds, slatsAlone } from "./slat-cases.ts";
import { airOfSystem } from "./ventilation-cases.ts";
import { pumpAndMain } from "./water-cases.ts";

/** The published cases. If the expected values of a case have no name, they are a list of saturation pressures. */
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
  slats: slatsAlone,
  "closed-blinds": closedBlinds,
  "slat-blind": blindOfSlats,
  "room-series": roomSeries,
  "measured-light": lightOnWalls,
  "whole-room": peaks,
  ventilation: airOfSystem,
};

const reckoningOf = ({ area, inputs }: Case): Reckoning | undefined =>
  area === "clear-sky" ? skyReckoning(inputs) : reckonings[area];

function skyReckoning(inputs: Case["inputs"]): Reckoning {
  if ("formula" in inputs) return skyAtNoonOf2009;
  return "when" in inputs ? skyAtNoon : clearSkyAt;
}

export interface Comparison {
  quantity: string;
  /** Only if a whole series is compared: the position of the largest deviation, counted from 1. */
  at?: number;
  expected: number;
  computed: number;
  difference: number;
  allowed: number;
  kept: boolean;
  /** The whole series. Undefined if a single value is compared. */
  series?: { expected: number[]; computed: number[] };
}

/**
 * Tolerances that replace the tolerance of a case. A case may state one tolerance for all results; it is meant for values in W/m², not for
 * ratios and angles. The two exponents `ab` and `ad` have no tolerance in the case.
 */
const narrower: Record<string, number> = { ab: 0.001, ad: 0.001, Y: 0.005, Y15: 0.01, theta15: 0.5 };
/** The name of a quantity's tolerance in cases.json, where it differs from the name of the quantity. */
const named: Record<string, string> = { ctsPct: "cts_pp", condensate_kg_s: "condensate_rel", heat_W: "heat_rel" };

function allowedFor({ tolerance }: Case, quantity: string, expected: number, index: number): number {
  const found = [quantity, named[quantity], `${quantity}_rel`, "abs", "rel"].find((name) => name && name in tolerance);
  const limit = narrower[quantity] ?? tolerance[found ?? ""] ?? 0;
  const value = typeof limit === "number" ? limit : nth(limit, index);
  return found?.endsWith("rel") && !(quantity in narrower) ? value * Math.abs(expected) : value;
}

const listOf = (value: number | readonly number[] | undefined): readonly number[] =>
  typeof value === "number" ? [value] : (value ?? []);

function compare(one: Case, quantity: string, published: ComputedResults, computed: ComputedResults): Comparison {
  const publishedValues = listOf(published[quantity]);
  const got = listOf(computed[quantity]);
  const all = publishedValues.map((expected, index) => {
    const value = got[index] ?? Number.NaN;
    const allowed = allowedFor(one, quantity, expected, index);
    const difference = value - expected;
    return { expected, computed: value, difference, allowed, kept: Math.abs(difference) <= allowed };
  });
  const worst = all.reduce((a, b) => (Math.abs(b.difference) / b.allowed > Math.abs(a.difference) / a.allowed ? b : a));
  if (all.length === 1) return { quantity, ...worst };
  const series = { expected: [...publishedValues], computed: [...got] };
  return { quantity, at: all.indexOf(worst) + 1, ...worst, kept: all.every(({ kept }) => kept), series };
}

export interface Proof extends Case {
  comparisons: Comparison[];
  /**
   * Differences that are known and accepted. These are the `unmet` values of a case, and a comparison with the almanac's sun, which is more
   * exact than the sun of the source.
   */
  differences: Comparison[];
}

/** Computes a published case and compares the results with the published values. */
export function prove(one: Case): Proof {
  const reckoning = reckoningOf(one);
  if (!reckoning) throw new Error(`Nothing computes the case ${one.id}`);
  const by = (reckon: Reckoning, published: ComputedResults) => {
    const computed = reckon(one.inputs as never);
    return Object.keys(published).map((quantity) => compare(one, quantity, published, computed));
  };
  const almanac = reckoning === skyAtNoon ? by(skyAtAlmanacNoon, one.expected) : [];
  const differences = [...by(reckoning, one.unmet ?? {}), ...almanac];
  return { ...one, comparisons: by(reckoning, one.expected), differences };
}
