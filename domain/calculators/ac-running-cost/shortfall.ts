import type { RunningCost } from "@site/engine/running-cost/running-cost.ts";
import type { Say } from "../kit/frame/say.ts";
import type { Words } from "./words.ts";

/**
 * The largest missing cooling in K for which a figure is shown. Beyond it the room's air no longer responds in proportion, so a figure would be
 * wrong.
 */
const farthest = 10;

/** Names the months in which the thermostat's temperature is not reached, and the temperature difference in the worst month. */
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
