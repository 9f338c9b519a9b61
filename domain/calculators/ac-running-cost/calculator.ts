import { number, refuse } from "@site/engine/check.ts";
import { engineVersion, type RunningCost, runningCost, unitRatings } from "@site/engine/running-cost/running-cost.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import type { InputOf } from "../kit/frame/fields.ts";
import type { Line } from "../kit/frame/say.ts";
import { placeOf, tariffFor } from "../kit/price-fields.ts";
import { fields } from "./fields.ts";
import { unreachedIn } from "./shortfall.ts";
import type { Words } from "./words.ts";

export type Input = InputOf<typeof fields>;

/** One Btu/h in watts. */
const wattsPerBtu = 0.29307107;
const bounds = { "w-per-w": [1.5, 8], "btu-per-wh": [5, 28] } as const;

/** Returns the efficiency in W/W at 35 °C: from the unit's label if the visitor entered it, otherwise the usual value for this type of unit. */
export function ratedOf({ unit, rating, ratingIn }: Pick<Input, "unit" | "rating" | "ratingIn">): number {
  if (rating === undefined) return unitRatings[unit];
  const [least, most] = bounds[ratingIn];
  refuse(number(least, most)(rating, "rating"));
  return ratingIn === "w-per-w" ? rating : rating * wattsPerBtu;
}

export function compute(input: Input): RunningCost {
  return runningCost({ ...input, tariff: tariffFor(input), rated: ratedOf(input) });
}

export const acRunningCost: Calculator<typeof fields, RunningCost, Words> = {
  slug: "ac-running-cost",
  version: 2,
  engine: engineVersion,
  fields,
  compute,
  answer: (_, { year, months, dearest }, { words, shared, fill, amount }) =>
    fill(words.answer, {
      year: amount(year.cost, "aed-per-year"),
      month: shared.months[dearest] ?? "",
      most: amount(months[dearest]?.cost ?? 0, "aed"),
    }),
  summary: (input, result, say) => {
    const { words, shared, amount } = say;
    const { labels, names, result: said } = words;
    const { year, months, dearest, unreached } = result;
    const room: Line[] = [
      [labels.area, amount(input.area, "m2", 1)],
      [labels.facing, shared.compass[input.facing] ?? ""],
      [labels.glass, names.glass[input.glass]],
      [labels.position, names.position[input.position]],
      [labels.age, names.age[input.age]],
    ];
    const units: Line[] = [
      [labels.count, String(input.count)],
      [labels.size, amount(input.size, "tr", 2)],
    ];
    return [
      [labels.utility, names.utility[input.utility]],
      [labels.customer, names.customer[input.customer]],
      [labels.other, amount(input.other, "kwh-per-month")],
      ...(input.basis === "units" ? units : room),
      [said.rated, amount(ratedOf(input), "w-per-w", 2)],
      [labels.setPoint, amount(input.setPoint, "c", 1)],
      [labels.hours, amount(input.hours, "hours-per-day")],
      [labels.mass, names.mass[input.mass]],
      [said.year, amount(year.cost, "aed-per-year")],
      [said.energy, amount(year.kWh, "kwh-per-year")],
      [said.dearest, `${shared.months[dearest]}: ${amount(months[dearest]?.cost ?? 0, "aed")}`],
      ...(unreached.length > 0 ? [[words.unreached.label, unreachedIn(result, say)] as const] : []),
    ];
  },
  // Addresses of version 1 have `carried`: the share in percent of the heat of the off hours that comes back when the unit runs again. Version 2
  // has the mass of the building instead, because a heavy building gives back more heat than a light one.
  fromOlder: (query) => {
    const carried = Number(query.get("carried") ?? 50);
    query.delete("carried");
    if (carried !== 50) query.set("mass", carried < 50 ? "light" : "heavy");
    return query;
  },
  service: () => "ac-maintenance",
  place: placeOf,
};
