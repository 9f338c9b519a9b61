import type { LoadDay } from "@site/engine/rooms/load.ts";
import type { Peak } from "@site/engine/rooms/peak.ts";
import { nth } from "@site/typed";
import { memo } from "react";
import { Columns } from "../../kit/charts/Columns.tsx";
import { blanksOf, digitsFor, kilowatts, type PanelSay, unitOf } from "../panels/say.ts";
import { causeIds, causesOver, colourOf, counts } from "./causes.ts";
import { everyHours, hourLabels, hourNames } from "./hours.ts";

type Props = { say: PanelSay; load: { days: LoadDay[]; peak: Peak } };

/** Draws the load of the peak day for each hour, divided by cause. */
export const DayChart = memo(function DayChart({ say, load: { days, peak } }: Props) {
  const { panels: words } = say.words;
  const day = nth(days, peak.day);
  const causes = causesOver(day);
  const blanks = blanksOf(say, peak);
  return (
    <Columns
      title={words.day.title}
      description={say.fill(words.day.text, blanks)}
      language={say.language}
      words={words}
      unit={unitOf(say, "kw")}
      across={words.hour}
      labels={hourLabels}
      names={hourNames}
      every={everyHours}
      series={causeIds
        .filter((cause) => causes[cause].some(counts))
        .map((cause) => ({ name: words.causes[cause], colour: colourOf(cause), values: causes[cause].map(kilowatts) }))}
      sums={day.coil.map(kilowatts)}
      total={words.day.total}
      digits={digitsFor(peak.value)}
      mark={{ index: peak.hour - 1, text: say.fill(words.day.peak, blanks) }}
    />
  );
});
