import { yearlyCost } from "@site/engine/maintenance/cost.ts";
import type { AmcResult } from "@site/engine/maintenance/plan.ts";
import type { Line, Say as SayOf } from "../kit/frame/say.ts";
import type { Input } from "./fields.ts";
import type { Words } from "./words.ts";

export type Say = SayOf<Words>;

export const answer = (_: Input, { pieces, services, monthsWithVisits }: AmcResult, { words, fill, count }: Say) =>
  fill(words.answer, {
    pieces: count(words.counted.pieces, pieces),
    services: count(words.counted.services, services),
    months: count(words.counted.months, monthsWithVisits),
  });

/** Returns the month with the most visits. */
export function fullest({ calendar }: AmcResult) {
  const all = ({ full, light }: (typeof calendar)[number]) => full + light;
  return calendar.reduce((most, month) => (all(month) > all(most) ? month : most));
}

export function summary(input: Input, { lines, pieces, services, noted }: AmcResult, say: Say): Line[] {
  const { words, format, count, shared, listed } = say;
  return [
    [words.use, words.uses[input.use]],
    [words.hours, words.hoursOf[input.hours]],
    [words.age, words.ageOf[input.age]],
    [words.surroundings, words.surroundingsOf[input.surroundings]],
    ...lines.map(
      (line) =>
        [words.equipment[line.id], `${format(line.pieces)} × ${count(words.counted.visits, line.visits)}`] as const,
    ),
    [words.scope.total, listed([count(words.counted.pieces, pieces), count(words.counted.services, services)])],
    [words.coverage, words.coverageOf[input.coverage]],
    [words.response, words.responseOf[input.response]],
    [words.time, words.timeOf[input.time]],
    [words.start, shared.months[Number(input.start) - 1] ?? ""],
    ...(noted.length > 0 ? [[words.scope.noted, listed(noted.map((id) => words.noted[id]))] as const] : []),
  ];
}

/** Returns the cost of the planned visits at our own prices; undefined if no equipment has a price. */
export function priceOf({ lines }: AmcResult, { words: { prices } }: Say) {
  const cost = yearlyCost(lines, prices.rates);
  return cost.priced.length > 0 ? cost : undefined;
}

/** Writes a price range with the lower price on the left, in Arabic too. */
export const rangeOf = ({ from, to }: { from: number; to: number }, { format }: Say) => `${format(from)}–${format(to)}`;

export function forOffice(_: Input, result: AmcResult, say: Say): Line[] {
  const cost = priceOf(result, say);
  const { label, example, note } = say.words.price;
  if (!cost) return [];
  const amount = `${rangeOf(cost, say)} ${say.unit("aed", cost.to)}`;
  return [[label, `${amount}. ${note}${say.words.prices.sample ? ` (${example})` : ""}`]];
}
