import { Amount } from "../../frame/Amount.tsx";
import { Figures } from "../../frame/Figures.tsx";
import { Headline } from "../../frame/Headline.tsx";
import type { QuickResult } from "../quick.ts";
import type { Uncertainty } from "../uncertainty.ts";
import { btuPerHour, cubicFeetPerMinute } from "../units.ts";
import { Bars } from "./Bars.tsx";
import { Notes } from "./Notes.tsx";
import { kilowatts, type Speech, sizeOf } from "./say.ts";

type Props = { result: QuickResult; band: Uncertainty; current: boolean; say: Speech };

/** The answer at a glance. */
export function Answer({ result, band, current, say }: Props) {
  const { words, shared, fill, format } = say;
  const { room, wattsPerSquareMetre } = result;
  const { selection, supply, peak } = room;
  const rated = { kw: format(kilowatts(selection.rated), 1), btu: format(btuPerHour(selection.rated)) };
  return (
    <div className="grid gap-5">
      <Headline
        label={words.result.recommended}
        value={<span className="text-4xl">{sizeOf(selection, say)}</span>}
        note={
          <>
            {words.options.system[selection.kind]}
            <br />
            {fill(words.result.rated, rated)}
          </>
        }
      />
      <Bars room={room} band={band} current={current} say={say} />
      <Notes result={result} band={band} current={current} say={say} />
      <Figures
        figures={[
          ...(supply
            ? [
                {
                  label: words.result.airflow,
                  value: (
                    <>
                      <Amount value={supply.flow * 1000} unit="l-per-s" /> ·{" "}
                      <Amount value={cubicFeetPerMinute(supply.flow)} unit="cfm" />
                    </>
                  ),
                },
              ]
            : []),
          { label: words.result.perArea, value: <Amount value={wattsPerSquareMetre} unit="w-per-m2" /> },
          {
            label: words.result.peak,
            value: (
              <>
                {shared.months[peak.month - 1]}, {words.result.days[peak.kind === "humid" ? "humid" : "hot"]},{" "}
                <bdi dir="ltr">{peak.hour}:00</bdi>
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
