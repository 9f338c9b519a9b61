import type { RunningCost } from "@site/engine/running-cost/running-cost.ts";
import type { Say } from "../kit/frame/say.ts";
import type { Words } from "./words.ts";

/** If more than so many K are missing, the room's air does not respond in proportion any more, and no exact figure is shown. */
const farthest = 10;

/** The months in which the thermostat's temperature is not reached, and the difference in the worst of them. */
export function unreachedIn({ months, unreached }: RunningCost, { words, fill, listed, amount }: Say<Words>): string {
  const { above, far } = words.unreached;
  const [worst = 0] = unreached;
  const short = months[worst]?.short ?? 0;
  const names = [...unreached].sort((a, b) => a - b).map((month) => words.charts.short[month] ?? "");
  return fill(short > farthest ? far : above, {
    months: listed(names),
    worst: words.charts.short[worst] ?? "",
    above: amount(Math.min(short, farthest), "c", 1),
  });
}
