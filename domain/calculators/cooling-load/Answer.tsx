import type { QuickResult } from "@site/engine/quick/quick.ts";
import { btuPerHour, cubicFeetPerMinute } from "@site/engine/units.ts";
import type { Uncertainty } from "@site/engine/what-if/uncertainty.ts";
import { nth } from "@site/typed";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Headline } from "../kit/frame/Headline.tsx";
import { Bars } from "./Bars.tsx";
import { coolingLoad } from "./calculator.ts";
import { DayLine } from "./DayLine.tsx";
import { Notes } from "./Notes.tsx";
import { apartNote, kilowatts, recommendedOf, type Speech, sizeOf } from "./say.ts";

type Props = { path: string; place: string; result: QuickResult; band: Uncertainty; current: boolean; say: Speech };

/** Shows the most important results. */
export function Answer({ path, place, result, band, current, say }: Props) {
  const { words } = say;
  const { room, wattsPerSquareMetre } = result;
  const { selection, supply } = room;
  const perArea = { label: words.result.perArea, value: <Amount value={wattsPerSquareMetre} unit="w-per-m2" /> };
  return (
    <div className="grid gap-5">
      <Headline
        label={words.result.recommended}
        value={
          <span className={room.freshAirApart ? "" : "text-4xl"}>
            {room.freshAirApart ? words.result.apart : sizeOf(selection, say)}
          </span>
        }
        note={
          <>
            {room.freshAirApart ? apartNote(room.breakdown, say) : words.options.system[selection.kind]}
            <br />
            {room.freshAirApart && `${recommendedOf(room, say)}: `}
            <Amount value={kilowatts(selection.rated)} unit="kw" digits={1} /> ·{" "}
            <Amount value={btuPerHour(selection.rated)} unit="btu" /> {words.result.rated}
          </>
        }
      />
      <Bars load={room} band={band} current={current} say={say} />
      <Notes
        selection={selection}
        flow={supply?.flow}
        {...{ band, current, say }}
        others={[unusualOf(result, say), supply?.reheat && words.notes.reheat]}
      />
      <HardestHour result={result} say={say} />
      <Figures
        figures={supply ? [{ label: words.result.airflow, value: <Flow flow={supply.flow} /> }, perArea] : [perArea]}
      />
      {!room.freshAirApart && (
        <a
          href={`${runningCost(path)}?${new URLSearchParams({ place, count: `${selection.count}`, size: `${selection.size}` })}`}
          rel="nofollow"
          data-print="no"
          className="flex min-h-11 items-center font-semibold text-brand underline"
        >
          {words.result.running}
        </a>
      )}
    </div>
  );
}

/** Returns the path of the running-cost calculator in the language of this page. */
const runningCost = (path: string) => path.replace(coolingLoad.slug, "ac-running-cost");

function unusualOf({ unusual, wattsPerSquareMetre: value }: QuickResult, { words: { notes }, fill, format }: Speech) {
  if (!unusual) return;
  const { low, high } = unusual;
  return fill(value < low ? notes.unusualLow : notes.unusualHigh, {
    value: format(value),
    low: format(low),
    high: format(high),
  });
}

const Flow = ({ flow }: { flow: number }) => (
  <>
    <Amount value={flow * 1000} unit="l-per-s" /> · <Amount value={cubicFeetPerMinute(flow)} unit="cfm" />
  </>
);

function HardestHour({ result: { room }, say: { words, shared, fill } }: { result: QuickResult; say: Speech }) {
  const { peak, days, breakdown } = room;
  return (
    <div>
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span>{words.result.peak}</span>
        <strong className="font-semibold">
          {fill(words.result.moment, {
            month: nth(shared.months, peak.month - 1),
            day: words.result.days[peak.kind === "humid" ? "humid" : "hot"],
            hour: `${peak.hour}:00`,
          })}
          {": "}
          <Amount value={kilowatts(breakdown.required)} unit="kw" digits={2} />
        </strong>
      </p>
      <DayLine days={days} peak={peak} />
    </div>
  );
}
