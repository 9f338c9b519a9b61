import { engineVersion } from "@site/engine/buildings/building.ts";
import { calculateQuick, type QuickResult } from "@site/engine/quick/quick.ts";
import { cubicFeetPerMinute, tons } from "@site/engine/units.ts";
import type { Calculator } from "../kit/frame/calculator.ts";
import type { Line } from "../kit/frame/say.ts";
import { fields, type Input, quickInputOf } from "./fields.ts";
import {
  blanksOf,
  comparedOf,
  kilowatts,
  mostOf,
  nameOf,
  neediestDay,
  recommendedOf,
  type Speech,
  sizeOf,
  textOf,
} from "./say.ts";
import type { Words } from "./words.ts";

function given(input: Input, { assumptions }: QuickResult, { words, shared, amount, listed }: Speech): Line[] {
  const { options, summary } = words;
  const people = assumptions.find(({ id }) => id === "people")?.value;
  return [
    [summary.place, options.city[input.city]],
    [
      summary.room,
      listed([options.room[input.room], `${amount(input.area, "m2", 1)} × ${amount(input.height, "m", 2)}`]),
    ],
    [summary.sun, listed([options.glass[input.glass], shared.compass[input.facing] ?? ""])],
    [summary.building, `${options.age[input.age]}; ${options.position[input.position]}`],
    [summary.people, String(people)],
  ];
}

function found({ room }: QuickResult, say: Speech): Line[] {
  const { words, amount, shared, fill } = say;
  const { breakdown, selection, supply, peak } = room;
  const load = `${amount(kilowatts(breakdown.required), "kw", 2)} (${amount(tons(breakdown.required), "tr", 2)})`;
  const lines: Line[] = [
    [words.summary.size, recommendedOf(room, say)],
    ...[...new Set([selection.decides, neediestDay(selection)])].map(
      (day): Line => [
        fill(words.result.compared, blanksOf(day, say)),
        fill(words.result.ofCapacity, comparedOf(day, say)),
      ],
    ),
    [words.summary.load, load],
    [words.summary.peak, say.listed([shared.months[peak.month - 1] ?? "", `${peak.hour}:00`])],
  ];
  if (!supply) return lines;
  const flow = `${amount(supply.flow * 1000, "l-per-s")} (${amount(cubicFeetPerMinute(supply.flow), "cfm")})`;
  return [...lines, [words.summary.airflow, flow]];
}

function changes({ assumptions }: QuickResult, say: Speech): Line[] {
  const changed = assumptions.filter((assumption) => assumption.changed && assumption.id !== "people");
  if (changed.length === 0) return [];
  const list = changed.map(({ id, value }) => `${nameOf(id, say)}: ${textOf(id, value, say)}`);
  return [[say.words.summary.changed, say.apart(list)]];
}

/** The calculator of quick mode, in which a visitor describes a room by a few answers. */
export const coolingLoad: Calculator<typeof fields, QuickResult, Words> = {
  slug: "hvac-cooling-load",
  version: 1,
  engine: engineVersion,
  fields,
  compute: (input) => calculateQuick(quickInputOf(input)),
  answer: (_, { room: { selection, freshAirApart } }, say) => {
    const { apartSpoken, spoken } = say.words.result;
    const said = { size: sizeOf(selection, say), ...comparedOf(selection.decides, say, 1) };
    if (freshAirApart) return say.fill(apartSpoken, comparedOf(neediestDay(selection), say, 1));
    return [say.fill(spoken, said), mostOf(selection, say, 1)].filter(Boolean).join(" ");
  },
  summary: (input, result, say) => [...given(input, result, say), ...found(result, say), ...changes(result, say)],
  service: () => "ac-installation",
  place: ({ city }) => city,
};
