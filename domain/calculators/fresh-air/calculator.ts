import { engineVersion, type FreshAirResult, freshAirAndExhaust } from "@site/engine/fresh-air/fresh-air.ts";
import type { RoomNeeds } from "@site/engine/fresh-air/rooms.ts";
import { cubicFeetPerMinute } from "@site/engine/units.ts";
import { leadPlaces } from "@site/ground/company/scope.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import type { RawValues } from "../kit/frame/read-fields.ts";
import type { Line, Say } from "../kit/frame/say.ts";
import { fields, filledRows, type Input, type Row, rows, usualRoom, withRooms } from "./fields.ts";
import type { Words } from "./words.ts";

const litresIn = { m3h: 3.6, cfm: cubicFeetPerMinute(0.001) } as const;

/** Converts a flow from L/s to m³/h, which makers use, or to CFM, which American data sheets use. */
export const flowIn = (litres: number, unit: keyof typeof litresIn) => litres * litresIn[unit];

function answer({ balance, cooling }: FreshAirResult, { words, fill, amount }: Say<Words>): string {
  return fill(words.answer, {
    supply: amount(balance.supply, "l-per-s"),
    exhaust: amount(balance.exhaust, "l-per-s"),
    cooling: amount(cooling.peak.total / 1000, "kw", 1),
  });
}

const roomLine = ({ kind, area, outdoor, exhaust }: RoomNeeds, { words, amount, listed }: Say<Words>): Line => [
  words.kinds[kind],
  listed([
    amount(area, "m2", 2),
    ...(outdoor > 0 ? [`${words.found.fresh} ${amount(outdoor, "l-per-s")}`] : []),
    ...(exhaust > 0 ? [`${words.found.exhausted} ${amount(exhaust, "l-per-s")}`] : []),
  ]),
];

function summary(input: Input, { rooms, balance, cooling }: FreshAirResult, say: Say<Words>): Line[] {
  const { words, amount, fill, listed } = say;
  const { ask, found } = words;
  const numbers = filledRows(input);
  return [
    ...rooms.map((room, index): Line => {
      const [name, text] = roomLine(room, say);
      return [`${fill(words.room, { row: numbers[index] ?? index + 1 })}: ${name}`, text];
    }),
    [ask.city, words.cities[input.city]],
    [ask.system, words.systems[input.system]],
    [found.supply, listed([amount(balance.supply, "l-per-s"), amount(flowIn(balance.supply, "m3h"), "m3-per-h")])],
    [found.exhaust, amount(balance.exhaust, "l-per-s")],
    [found.relief, amount(balance.relief, "l-per-s")],
    ...(balance.apart > 0 ? [[found.apart, amount(balance.apart, "l-per-s")] as const] : []),
    [found.cooling, amount(cooling.peak.total / 1000, "kw", 1)],
    [ask.recovery, words.recoveries[input.recovery]],
  ];
}

/** Returns the values that a new kind of room changes in its row. A removed room gets the default numbers, another kind clears the count. */
const follow = (changed: RawValues): RawValues =>
  Object.assign(
    {},
    ...rows.map((row) => (changed[`kind${row}`] ? numbersOf(row, changed[`kind${row}`] === "none") : {})),
  );

function numbersOf(row: Row, isGone: boolean): RawValues {
  const { area, count = "" } = usualRoom(row);
  return isGone ? { [`area${row}`]: String(area), [`count${row}`]: String(count) } : { [`count${row}`]: "" };
}

export const freshAirCalculator: Calculator<typeof fields, FreshAirResult, Words> = {
  slug: "fresh-air",
  version: 1,
  engine: engineVersion,
  fields,
  compute: (input) => freshAirAndExhaust(withRooms(input)),
  answer: (_, result, say) => answer(result, say),
  summary,
  service: () => "ventilation",
  place: ({ city }) => leadPlaces.find((place) => place === city),
  follow,
};
