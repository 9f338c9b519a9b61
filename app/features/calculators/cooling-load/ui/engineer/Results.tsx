import { Amount } from "../../../frame/Amount.tsx";
import { type Figure, Figures } from "../../../frame/Figures.tsx";
import { Headline } from "../../../frame/Headline.tsx";
import type { BuildingResult } from "../../building.ts";
import type { Selection } from "../../select.ts";
import { btuPerHour, cubicFeetPerMinute, tons } from "../../units.ts";
import { reserve } from "../Details.tsx";
import { type Speech, sizeOf } from "../say.ts";
import { kilowatts, momentOf, systemOf } from "./calculator.ts";
import { useSheet } from "./sheet.ts";

/** The building at a glance: all rooms at the same hour, against each at its own. */
export function BlockAnswer({ result }: { result: BuildingResult }) {
  const { say } = useSheet();
  const { words } = say;
  const { result: text, hints: _, ...engineer } = words.engineer;
  const { block, sumOfPeaks, diversity, rooms } = result;
  const { required, coil, coilSensible, coilLatent, safety } = block.breakdown;
  const area = rooms.reduce((sum, room) => sum + room.area, 0);
  const airflow = rooms.reduce((sum, { supply }) => sum + (supply?.flow ?? 0), 0) * 1000;
  const power = (watts: number) => <Amount value={kilowatts(watts)} unit="kw" digits={2} />;
  const figures: Figure[] = [
    { label: engineer.columns.sensible, value: power(coilSensible) },
    { label: engineer.columns.latent, value: power(coilLatent) },
    { label: engineer.parts.safety, value: power(safety) },
    { label: text.sumOfPeaks, value: power(sumOfPeaks) },
    { label: text.diversity, value: <Amount value={diversity} digits={3} /> },
    { label: text.perArea, value: <Amount value={coil / area} unit="w-per-m2" /> },
    {
      label: text.airflow,
      value: <Amount value={airflow} unit="l-per-s" />,
      note: <Amount value={cubicFeetPerMinute(airflow / 1000)} unit="cfm" />,
    },
    { label: text.peak, value: momentOf(block.peak, say) },
    ...(rooms.length > 1
      ? [{ label: text.units, value: say.listed(rooms.map(({ selection }) => sizeOf(selection, say))) }]
      : []),
    { label: text.system, value: systemOf(block, say) },
    ...reserveOf(block.selection, say),
  ];
  return (
    <>
      <Headline
        label={text.block}
        value={<Amount value={kilowatts(required)} unit="kw" digits={2} />}
        note={
          <>
            <Amount value={tons(required)} unit="tr" digits={2} /> · <Amount value={btuPerHour(required)} unit="btu" />
          </>
        }
      />
      <div className="mt-4">
        <Figures figures={figures} />
      </div>
    </>
  );
}

/** What is left over on the day that decides, and of what. */
function reserveOf(selection: Selection, say: Speech): Figure[] {
  const days = reserve(selection, say);
  const deciding = days[selection.comparisons.findIndex(({ kind }) => kind === selection.decides.kind)];
  return days.slice(-1).map((left) => ({
    ...left,
    note: (
      <>
        {deciding?.label}: {deciding?.value}
      </>
    ),
  }));
}
