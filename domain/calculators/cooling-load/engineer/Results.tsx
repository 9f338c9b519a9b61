import type { BuildingResult } from "@site/engine/buildings/building.ts";
import { btuPerHour, cubicFeetPerMinute, tons } from "@site/engine/units.ts";
import type { Uncertainty } from "@site/engine/what-if/uncertainty.ts";
import { memo } from "react";
import { Amount } from "../../kit/frame/Amount.tsx";
import { type Figure, Figures } from "../../kit/frame/Figures.tsx";
import { Headline } from "../../kit/frame/Headline.tsx";
import { Notice } from "../../kit/frame/Notice.tsx";
import { Bars } from "../Bars.tsx";
import { reserve } from "../Details.tsx";
import { Notes } from "../Notes.tsx";
import { apartNote, kilowatts, type Speech, sizeOf } from "../say.ts";
import { useDebounced } from "../useDebounced.ts";
import { systemOf } from "./calculator.ts";
import { designLines } from "./design.ts";
import { momentOf } from "./moment.ts";
import { suppliedOf } from "./plant-loads.ts";
import { plantLines } from "./plant-parts.ts";
import { useControls } from "./sheet.ts";
import { bandOf, type WhatIfInput } from "./what-if.ts";

type BlockProps = { whatIf: WhatIfInput; first?: Uncertainty };

/** Returns the sizes of split units that would be enough. They are shown if no plant was chosen. */
const unitFigures = ({ rooms, block }: BuildingResult, say: Speech): Figure[] => [
  ...(rooms.length > 1
    ? [
        {
          label: say.words.engineer.result.units,
          value: say.listed(rooms.map(({ selection }) => sizeOf(selection, say))),
        },
      ]
    : []),
  { label: say.words.engineer.result.system, value: systemOf(block, say) },
  ...reserve(block.selection, say).slice(-1),
];

/** Shows the load of all rooms at the same hour, compared with the sum of the rooms' own peaks. */
export const BlockAnswer = memo(function BlockAnswer({ whatIf, first }: BlockProps) {
  const { say } = useControls();
  const { words } = say;
  const { result: text, hints: _, ...engineer } = words.engineer;
  const { block, sumOfPeaks, diversity, rooms } = whatIf.counted.result;
  const { watts } = block.selection.decides;
  const meanwhile = { low: watts, high: watts, by: [] };
  const { value: band, current } = useDebounced(() => bandOf(whatIf), whatIf.counted, { first, meanwhile });
  const { required, coilSensible, coilLatent, safety } = block.breakdown;
  const area = rooms.reduce((sum, room) => sum + room.area, 0);
  const planned = plantLines(whatIf.counted, say);
  const airflow = suppliedOf(whatIf.counted);
  const power = (watts: number) => <Amount value={kilowatts(watts)} unit="kw" digits={2} />;
  const bare = (watts: number) => <Amount value={kilowatts(watts)} digits={2} />;
  const figures: Figure[] = [
    {
      label: `${[engineer.columns.sensible, engineer.columns.latent, engineer.parts.safety].join(" · ")} (${say.unit("kw")})`,
      value: (
        <>
          {bare(coilSensible)} · {bare(coilLatent)} · {bare(safety)}
        </>
      ),
    },
    { label: text.sumOfPeaks, value: power(sumOfPeaks) },
    { label: text.diversity, value: <Amount value={diversity} digits={3} /> },
    { label: text.perArea, value: <Amount value={required / area} unit="w-per-m2" /> },
    {
      label: text.airflow,
      value: <Amount value={airflow * 1000} unit="l-per-s" />,
      note: <Amount value={cubicFeetPerMinute(airflow)} unit="cfm" />,
    },
    { label: text.peak, value: momentOf(block.peak, say) },
    ...(planned.length > 0
      ? planned.map(({ label, watts }) => ({
          label,
          value: power(watts),
          note: <Amount value={tons(watts)} unit="tr" digits={2} />,
        }))
      : unitFigures(whatIf.counted.result, say)),
    ...designLines(whatIf.counted, say).map(([label, value]) => ({ label, value })),
  ];
  return (
    <div className="grid gap-5">
      <Headline
        label={text.block}
        value={<Amount value={kilowatts(required)} unit="kw" digits={2} />}
        note={
          <>
            <Amount value={tons(required)} unit="tr" digits={2} /> · <Amount value={btuPerHour(required)} unit="btu" />
          </>
        }
      />
      <Bars load={block} {...{ band, current, say }} />
      {block.freshAirApart && planned.length === 0 && (
        <Notice tone="warning">
          <strong className="block">{words.result.apart}</strong>
          {apartNote(block.breakdown, say)}
        </Notice>
      )}
      {planned.length === 0 && <Notes selection={block.selection} flow={airflow} {...{ band, current, say }} />}
      <Figures figures={figures} />
    </div>
  );
});
