import { isOneOf, keysOf, nth } from "@site/typed";
import { type Check, type Issue, number, oneOf, optional, shape } from "../check.ts";
import { type KindId, kindIds, kinds } from "./demand.ts";
import { type FixtureId, fixtureIds, mostUnits, units, unitsOf } from "./fixtures.ts";
import { type PipeId, pipeIds } from "./pipes.ts";
import { type Form, forms } from "./tank.ts";

/** The bounds of each number, in the unit of the form. */
export const limits = {
  /** People, beds, pupils or meals. */
  people: [1, 5000],
  /** Litres a day. */
  perPerson: [1, 3000],
  other: [0, 100_000],
  days: [0.25, 5],
  /** Per cent. */
  roofShare: [0, 100],
  usable: [50, 100],
  /** m */
  groundHeight: [0.5, 4],
  roofHeight: [0.5, 4],
  lift: [0, 200],
  run: [1, 1000],
  /** h */
  filling: [0.25, 24],
  /** The pipe fittings, in per cent of the pipe's length. */
  fittings: [0, 200],
  /** m/s */
  fastest: [0.5, 3],
  /** m of residual head at the float valve. */
  inlet: [0, 30],
  /** The efficiency in per cent. */
  efficiency: [10, 90],
  reserve: [0, 100],
  wcs: [0, 1000],
  basins: [0, 1000],
  showers: [0, 1000],
  baths: [0, 1000],
  sinks: [0, 1000],
  washers: [0, 1000],
  urinals: [0, 1000],
  /** m from the roof tank's floor down to the highest shower. */
  drop: [0, 100],
  tapRun: [1, 1000],
  /** bar at the highest shower. */
  residual: [0.1, 5],
  /** The showers in the busiest hour, the minutes of each shower, and its L/min. */
  peakShowers: [0, 2000],
  minutes: [1, 30],
  rate: [3, 25],
  /** °C */
  shower: [36, 43],
  store: [50, 80],
  coldWinter: [5, 45],
  coldSummer: [5, 45],
  /** The usable hot water, in per cent of the stored water. */
  hotUsable: [40, 95],
  recovery: [0.25, 12],
  heaters: [1, 200],
  hotPerPerson: [0, 300],
  /** Two points on the data sheet of a pump, in L/min and m. The second point has more flow. */
  firstFlow: [0, 100_000],
  firstHead: [0.1, 500],
  secondFlow: [0.1, 100_000],
  secondHead: [0, 500],
} as const satisfies Record<string, readonly [number, number]>;
export type NumberId = keyof typeof limits;

export const pointIds = ["firstFlow", "firstHead", "secondFlow", "secondHead"] as const;
/** Fields that may be left empty. The use per person then follows from the kind of building, and the points of the pump from the wanted duty. */
export const optionalIds = ["perPerson", "hotPerPerson", ...pointIds] as const;
type OptionalId = (typeof optionalIds)[number];

/** The pumps whose curve may be entered. */
export const pumpIds = ["transfer", "booster"] as const;
export type PumpId = (typeof pumpIds)[number];

export type WaterInput = { kind: KindId; tank: Form; pipe: PipeId; pump: PumpId } & Record<
  Exclude<NumberId, OptionalId>,
  number
> &
  Partial<Record<OptionalId, number | undefined>>;

const whole: readonly NumberId[] = [...fixtureIds, "people", "peakShowers", "heaters"];
const isOptional = (id: NumberId) => isOneOf(optionalIds, id);

const numberOf = (id: NumberId): Check => {
  const within = number(limits[id][0], limits[id][1]);
  const check: Check = (value, field) =>
    within(value, field).concat(
      whole.includes(id) && Number.isFinite(value) && !Number.isInteger(value)
        ? [{ field, problem: "not-a-number" }]
        : [],
    );
  return isOptional(id) ? optional(check) : check;
};

/**
 * Refuses the fixtures if their load is beyond the table. The problem is shown at the fixture with the largest share of the load, with the
 * number of this fixture that would be possible.
 */
function tooManyFixtures(input: WaterInput): Issue[] {
  const room = kinds[input.kind].fixtures;
  const load = unitsOf(input, room);
  if (load <= mostUnits) return [];
  const weight = (id: FixtureId) => input[id] * units[id][room];
  const field = nth(
    [...fixtureIds].sort((a, b) => weight(b) - weight(a)),
    0,
  );
  const limit = Math.max(0, Math.floor((mostUnits - load + weight(field)) / units[field][room]));
  return [{ field, problem: "above", limit }];
}

/** Two points that are closer than this count as one point. */
const apart = 0.01;

/** Refuses two points in the wrong order, because a pump gives less head at more flow. Incomplete points are not used. */
function pointsInDisorder({ firstFlow, firstHead, secondFlow, secondHead }: WaterInput): Issue[] {
  const issues: Issue[] = [];
  if (firstFlow !== undefined && secondFlow !== undefined && secondFlow < firstFlow + apart)
    issues.push({ field: "secondFlow", problem: "not-more" });
  if (firstHead !== undefined && secondHead !== undefined && secondHead > firstHead - apart)
    issues.push({ field: "secondHead", problem: "not-less" });
  return issues;
}

const input = shape(
  {
    kind: oneOf(kindIds),
    tank: oneOf(forms),
    pipe: oneOf(pipeIds),
    pump: oneOf(pumpIds),
    ...Object.fromEntries(keysOf(limits).map((id) => [id, numberOf(id)])),
  },
  (value: WaterInput) => [...tooManyFixtures(value), ...pointsInDisorder(value)],
);

/** Returns the refused fields. The list is empty if the engine can calculate. */
export const checkWater = (value: unknown): Issue[] => input(value, "");

/** The default input: a villa with six residents. */
export const usualWater: WaterInput = {
  kind: "villa",
  people: 6,
  other: 0,
  days: 1,
  roofShare: 50,
  tank: "panel",
  usable: 90,
  groundHeight: 1.5,
  roofHeight: 1,
  lift: 10,
  run: 20,
  filling: 1,
  pipe: "ppr",
  pump: "transfer",
  fittings: 30,
  fastest: 1.5,
  inlet: 3,
  efficiency: 50,
  reserve: 20,
  wcs: 5,
  basins: 6,
  showers: 4,
  baths: 1,
  sinks: 2,
  washers: 2,
  urinals: 0,
  drop: 1.5,
  tapRun: 25,
  residual: 1.5,
  peakShowers: 4,
  minutes: 8,
  rate: 8,
  shower: 40,
  store: 60,
  coldWinter: 22,
  coldSummer: 38,
  hotUsable: 70,
  recovery: 2,
  heaters: 2,
};
