import { type BuildingResult, engineVersion } from "#engine/buildings/building.ts";
import { InputRefused } from "#engine/check.ts";
import type { CityId } from "#engine/data/stations.ts";
import { cubicFeetPerMinute, tons } from "#engine/units.ts";
import type { DayKind } from "#engine/weather/design-days.ts";
import type { Calculator } from "../../frame/calculator.ts";
import type { Line, Say } from "../../frame/say.ts";
import { coolingLoad } from "../calculator.ts";
import { blanksOf, recommendedOf, sizeOf } from "../say.ts";
import type { Words } from "../words.ts";
import { type Basis, designLines } from "./design.ts";
import type { EngineerState } from "./state.ts";

type Speech = Say<Words>;
type Engineer = Calculator<Record<string, never>, BuildingResult, Words>;

export const kilowatts = (watts: number) => watts / 1000;

export const loadOf = (watts: number, { amount }: Pick<Speech, "amount">) =>
  `${amount(kilowatts(watts), "kw", 2)} (${amount(tons(watts), "tr", 2)})`;

export function momentOf({ month, kind, hour }: { month: number; kind: DayKind; hour: number }, say: Speech) {
  const { result } = say.words.engineer;
  const blanks = {
    month: say.shared.months[month - 1] ?? "",
    day: result[kind === "humid" ? "humid" : "hot"],
    hour: `${hour}:00`,
  };
  return say.fill(result.at, blanks);
}

function answer({ rooms, block }: BuildingResult, { words, fill, format }: Speech) {
  const load = fill(words.engineer.result.spoken, {
    rooms: rooms.length === 1 ? (rooms[0]?.name ?? "") : `${words.engineer.rooms.title}: ${rooms.length}`,
    kw: format(kilowatts(block.breakdown.required), 1),
    tr: format(tons(block.breakdown.required), 2),
  });
  return block.freshAirApart ? `${load} ${words.result.apart}.` : load;
}

/** One unit for all rooms together. */
export const systemOf = (block: BuildingResult["block"], say: Speech) => recommendedOf(block, say);

function summary(city: CityId, basis: Basis, { rooms, block, sumOfPeaks }: BuildingResult, say: Speech): Line[] {
  const { words, amount, fill, format, listed } = say;
  const { summary } = words.engineer;
  const room = ({ name, area, breakdown, selection, supply }: BuildingResult["rooms"][number]): Line => [
    name,
    listed([
      amount(area, "m2", 1),
      loadOf(breakdown.required, say),
      sizeOf(selection, say),
      ...(supply ? [amount(supply.flow * 1000, "l-per-s"), amount(cubicFeetPerMinute(supply.flow), "cfm")] : []),
    ]),
  ];
  return [
    [summary.place, words.options.city[city]],
    ...designLines(basis, say),
    [summary.block, loadOf(block.breakdown.required, say)],
    [summary.sum, loadOf(sumOfPeaks, say)],
    [summary.peak, momentOf(block.peak, say)],
    [words.engineer.result.system, systemOf(block, say)],
    [fill(words.result.reserve, blanksOf(block.selection.decides, say)), `${format(block.selection.margin * 100)}%`],
    ...rooms.slice(0, 8).map(room),
  ];
}

/** Engineer mode in the form that all calculators have, for one building, because its fields and its address are special. */
export function calculatorOf({ opened, counted }: Pick<EngineerState, "opened" | "counted">): Engineer {
  const city = opened.values.c as CityId;
  return {
    slug: coolingLoad.slug,
    version: coolingLoad.version,
    engine: engineVersion,
    fields: {},
    compute() {
      if (!counted) throw new InputRefused(opened.problems);
      return counted.result;
    },
    answer: (_, now, say) => answer(now, say),
    summary: (_, now, say) => (counted ? summary(city, counted, now, say) : []),
    service: () => "ac-installation",
    place: () => city,
  };
}
