import { type BuildingResult, engineVersion, type RoomResult } from "@site/engine/buildings/building.ts";
import { InputRefused } from "@site/engine/check.ts";
import type { CityId } from "@site/engine/data/stations.ts";
import { cubicFeetPerMinute, tons } from "@site/engine/units.ts";
import type { Calculator } from "../../kit/frame/calculator.ts";
import type { Line, Say } from "../../kit/frame/say.ts";
import { coolingLoad } from "../calculator.ts";
import { blanksOf, kilowatts, recommendedOf, sizeOf } from "../say.ts";
import type { Words } from "../words.ts";
import { designLines } from "./design.ts";
import { kinds } from "./kinds.ts";
import { momentOf } from "./moment.ts";
import { plannedOf } from "./plant-loads.ts";
import { plantLines } from "./plant-parts.ts";
import { chosenAt } from "./reading.ts";
import type { CalculatedBuilding, EngineerState } from "./state.ts";

type Speech = Say<Words>;
type Engineer = Calculator<Record<string, never>, BuildingResult, Words>;

export const loadOf = (watts: number, { amount }: Pick<Speech, "amount">) =>
  `${amount(kilowatts(watts), "kw", 2)} (${amount(tons(watts), "tr", 2)})`;

/** Says the load of the plant if one was chosen, otherwise the load of all rooms at the same hour. */
function answer(counted: CalculatedBuilding, { words, fill, format }: Speech) {
  const { rooms, block } = counted.result;
  const planned = plannedOf(counted);
  const watts = planned?.loads.plant ?? block.breakdown.required;
  const load = fill(words.engineer.result.spoken, {
    rooms: rooms.length === 1 ? (rooms[0]?.name ?? "") : `${words.engineer.rooms.title}: ${rooms.length}`,
    kw: format(kilowatts(watts), 1),
    tr: format(tons(watts), 2),
  });
  if (planned) return `${words.engineer.options.plant[planned.plan.plant]}. ${load}`;
  return block.freshAirApart ? `${load} ${words.result.apart}.` : load;
}

/** Names one unit that would serve all rooms together. */
export const systemOf = (block: BuildingResult["block"], say: Speech) => recommendedOf(block, say);

function summary(city: CityId, counted: CalculatedBuilding, say: Speech): Line[] {
  const { rooms, block, sumOfPeaks } = counted.result;
  const { words, amount, fill, format, listed } = say;
  const { summary } = words.engineer;
  const planned = plannedOf(counted);
  const room = ({ name, area, breakdown, selection, supply }: RoomResult, index: number): Line => {
    const flow = planned ? planned.flows[index] : supply?.flow;
    return [
      name,
      listed([
        amount(area, "m2", 1),
        loadOf(breakdown.required, say),
        ...(planned ? [] : [sizeOf(selection, say)]),
        ...(flow === undefined ? [] : [amount(flow * 1000, "l-per-s"), amount(cubicFeetPerMinute(flow), "cfm")]),
      ]),
    ];
  };
  const { decides, margin } = block.selection;
  return [
    [summary.place, words.options.city[city]],
    ...designLines(counted, say),
    [summary.block, loadOf(block.breakdown.required, say)],
    [summary.sum, loadOf(sumOfPeaks, say)],
    [summary.peak, momentOf(block.peak, say)],
    ...(planned
      ? plantLines(counted, say).map(({ label, watts }): Line => [label, loadOf(watts, say)])
      : [
          [words.engineer.result.system, systemOf(block, say)] as const,
          [fill(words.result.reserve, blanksOf(decides, say)), `${format(margin * 100)}%`] as const,
        ]),
    ...rooms.slice(0, 8).map(room),
  ];
}

/**
 * Wraps engineer mode in the interface that all calculators have. It is made again for each state, because its methods read the building from
 * that state.
 */
export function calculatorOf({ opened, counted }: Pick<EngineerState, "opened" | "counted">): Engineer {
  const city = chosenAt(opened.values, "", kinds.building.city);
  return {
    slug: coolingLoad.slug,
    version: coolingLoad.version,
    engine: engineVersion,
    fields: {},
    compute() {
      if (!counted) throw new InputRefused(opened.problems);
      return counted.result;
    },
    answer: (_, result, say) => (counted ? answer({ ...counted, result }, say) : ""),
    summary: (_, result, say) => (counted ? summary(city, { ...counted, result }, say) : []),
    service: () => "ac-installation",
    place: () => city,
  };
}
