import type { QuickResult } from "@site/engine/quick/quick.ts";
import { quickCuts } from "@site/engine/what-if/cuts.ts";
import { nth } from "@site/typed";
import type { ReactNode } from "react";
import { usePage } from "../kit/frame/calculation-context.ts";
import { DayChart } from "./charts/DayChart.tsx";
import { PsychrometricChart } from "./charts/PsychrometricChart.tsx";
import { YearMap } from "./charts/YearMap.tsx";
import { type Input, quickInputOf } from "./fields.ts";
import { fixedRows } from "./fixed-rows.ts";
import { AssumptionsPanel } from "./panels/AssumptionsPanel.tsx";
import { BreakdownPanel } from "./panels/BreakdownPanel.tsx";
import { CutsPanel } from "./panels/CutsPanel.tsx";
import { HourlyPanel } from "./panels/HourlyPanel.tsx";
import { SupplyPanel } from "./panels/SupplyPanel.tsx";
import { nameOf, type Speech, textOf } from "./say.ts";
import { useDebounced } from "./useDebounced.ts";

type Props = {
  asked: Input;
  query: string;
  result: QuickResult;
  say: Speech;
  /** The details in figures, which are shown below the first chart. */
  children: ReactNode;
};

/** Shows charts and tables about the answer: the peak hour, the parts of the load, and measures that would reduce it. */
export function Panels({ asked: input, query, result: { result, room, assumptions }, say, children }: Props) {
  const { path } = usePage().given;
  const { value: cuts, current } = useDebounced(() => quickCuts(quickInputOf(input), input.efficiency), query);
  const { pressure } = nth(result.days, room.peak.day);
  const rows = assumptions.map(({ id, value, usual, changed, source, confidence }) => ({
    name: nameOf(id, say),
    value: textOf(id, value, say),
    usual: changed ? textOf(id, usual, say) : undefined,
    source: say.words.sources[source],
    confidence,
  }));
  const { decides } = room.selection;
  return (
    <div className="grid gap-6">
      <DayChart say={say} load={room} />
      {children}
      <div className="grid gap-6 lg:grid-cols-2">
        <BreakdownPanel say={say} load={room} />
        <CutsPanel {...{ say, cuts, current }} required={decides.watts} cost={input} />
      </div>
      <YearMap say={say} days={result.days} load={room} />
      <div className="grid gap-6 lg:grid-cols-2">
        {room.process && <PsychrometricChart say={say} process={room.process} pressure={pressure} />}
        <SupplyPanel say={say} room={room} pressure={pressure} />
      </div>
      <AssumptionsPanel say={say} rows={[...rows, ...fixedRows(input, say)]} />
      <div data-print="no">
        <HourlyPanel say={say} href={`${path}/hourly.csv?${query}`} />
      </div>
    </div>
  );
}
