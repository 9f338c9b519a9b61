import type { LoadDay } from "@site/engine/rooms/load.ts";
import type { Peak } from "@site/engine/rooms/peak.ts";
import type { Day } from "@site/engine/weather/design-days.ts";
import { nth } from "@site/typed";
import { memo } from "react";
import { HeatMap } from "../../kit/charts/HeatMap.tsx";
import { blanksOf, digitsFor, kilowatts, type PanelSay, unitOf } from "../panels/say.ts";
import { everyHours, hourLabels } from "./hours.ts";

type Props = { say: PanelSay; days: readonly Day[]; load: { days: LoadDay[]; peak: Peak } };

/** Shows the load for every month and hour. It is the larger of the loads on the hot and on the humid day. */
export const YearMap = memo(function YearMap({ say, days, load }: Props) {
  const { panels: words } = say.words;
  const blanks = blanksOf(say, load.peak);
  return (
    <HeatMap
      title={words.year.title}
      description={say.fill(words.year.text, blanks)}
      language={say.language}
      words={words}
      unit={unitOf(say, "kw")}
      down={{ name: words.month, labels: words.shortMonths, names: say.shared.months }}
      across={{ name: words.hour, labels: hourLabels, every: everyHours }}
      values={worstHours(days, load.days)}
      digits={digitsFor(load.peak.value)}
      mark={{ row: load.peak.month - 1, column: load.peak.hour - 1, text: say.fill(words.year.peak, blanks) }}
    />
  );
});

/** Returns the highest load of each hour in kW, with one row for each month. */
export function worstHours(days: readonly Day[], loads: readonly LoadDay[]): number[][] {
  const rows = Array.from({ length: 12 }, () => new Array<number>(24).fill(0));
  for (const [index, { month }] of days.entries())
    rows[month - 1] = nth(rows, month - 1).map((most, hour) =>
      Math.max(most, kilowatts(loads[index]?.coil[hour] ?? 0)),
    );
  return rows;
}
