import type { BuildingResult } from "@site/engine/buildings/building.ts";
import type { Cut } from "@site/engine/what-if/cuts.ts";
import { nth } from "@site/typed";
import { memo, useDeferredValue, useMemo } from "react";
import { Card } from "../../kit/charts/Card.tsx";
import { Figures } from "../../kit/frame/Figures.tsx";
import { DayChart } from "../charts/DayChart.tsx";
import { PsychrometricChart } from "../charts/PsychrometricChart.tsx";
import { YearMap } from "../charts/YearMap.tsx";
import { reserve } from "../Details.tsx";
import { AssumptionsPanel } from "../panels/AssumptionsPanel.tsx";
import { BlockPanel } from "../panels/BlockPanel.tsx";
import { BreakdownPanel } from "../panels/BreakdownPanel.tsx";
import { CutsPanel } from "../panels/CutsPanel.tsx";
import { HourlyPanel } from "../panels/HourlyPanel.tsx";
import { SupplyPanel } from "../panels/SupplyPanel.tsx";
import type { Speech } from "../say.ts";
import { useDebounced } from "../useDebounced.ts";
import { assumedRows } from "./assumed.ts";
import { BreakdownTable } from "./Breakdown.tsx";
import { CodesPanel } from "./CodesPanel.tsx";
import { systemOf } from "./calculator.ts";
import { designLines, weatherLine } from "./design.ts";
import { HeatingPanel, PullDownPanel } from "./HeatingPanel.tsx";
import { kinds } from "./kinds.ts";
import { plannedOf } from "./plant-loads.ts";
import { Report } from "./Report.tsx";
import { chosenAt } from "./reading.ts";
import { SystemPanel } from "./SystemPanel.tsx";
import { useControls } from "./sheet.ts";
import { type CalculatedBuilding, type CountedState, queryOf } from "./state.ts";
import { blockCuts, costOf, type WhatIfInput } from "./what-if.ts";
import { YearPanel } from "./YearPanel.tsx";

type Props = { state: CountedState; first?: Cut[] };

/** Shows the details below the answer. React may render them a moment later than the form. */
export function Details({ state: now, first }: Props) {
  const { say, path } = useControls();
  const state = useDeferredValue(now);
  const query = useMemo(() => queryOf(state), [state]);
  const { counted, start, open } = state;
  const { result } = counted;
  const planned = plannedOf(counted);
  return (
    <div className="grid gap-6">
      <System state={state} say={say} hasPlant={planned !== undefined} />
      <Plant counted={counted} say={say} file={`${path}/plant.csv?${query}`} />
      <BuildingCharts result={result} say={say} />
      <Block counted={counted} start={start} first={first} say={say} />
      <RoomCharts {...{ result, open, say }} hasHandler={planned !== undefined && planned.system.handlers.length > 0} />
      <Assumed state={state} say={say} />
      <div data-print="no" className="grid gap-6">
        {!state.stale && <Report query={query} />}
        <HourlyPanel say={say} href={`${path}/hourly.csv?${query}`} />
      </div>
    </div>
  );
}

type SystemProps = { state: CountedState; say: Speech; hasPlant: boolean };

/**
 * Shows the design conditions and the weather station. If no plant serves the rooms, it also shows the recommended unit, and the load and the
 * unit's capacity on each kind of day.
 */
const System = memo(({ state: { counted }, say, hasPlant }: SystemProps) => {
  const { engineer } = say.words;
  const { system, hotDay } = engineer.result;
  const { block } = counted.result;
  return (
    <Card title={hasPlant ? engineer.fields.building.design : system} text={hasPlant ? undefined : hotDay}>
      <Figures
        figures={[
          ...(hasPlant ? [] : [{ label: say.words.result.recommended, value: systemOf(block, say) }]),
          ...(hasPlant ? [] : reserve(block.selection, say)),
          ...designLines(counted, say).map(([label, value]) => ({ label, value })),
        ]}
      />
      <p className="mt-5 max-w-lg text-sm text-soft">{weatherLine(counted, say)}</p>
    </Card>
  );
});

type PlantProps = { counted: CalculatedBuilding; say: Speech; file: string };

/** Shows the results besides the loads: plant, heating, pull-down, codes, and the outdoor climate of the year. */
const Plant = memo(({ counted, say, file }: PlantProps) => {
  const { building, asked: plantQuestions, values } = counted.opened;
  const { result } = counted;
  const planned = plannedOf(counted);
  const city = chosenAt(values, "", kinds.building.city);
  const { pressure } = nth(result.days, 0);
  return (
    <>
      {planned && <SystemPanel {...{ planned, pressure, say, file }} />}
      <PullDownPanel {...{ building, asked: plantQuestions, result, say }} />
      <HeatingPanel {...{ building, asked: plantQuestions, say }} />
      <CodesPanel {...{ building, city, say }} />
      <YearPanel city={city} say={say} />
    </>
  );
});

const BuildingCharts = memo(({ result, say }: { result: BuildingResult; say: Speech }) => (
  <>
    <BlockPanel say={say} result={result} />
    <DayChart say={say} load={result.block} />
    <YearMap say={say} days={result.days} load={result.block} />
  </>
));

type BlockProps = WhatIfInput & { first?: Cut[]; say: Speech };

/** Shows the parts of the total load, and measures that would reduce it. */
const Block = memo(({ counted, start, first, say }: BlockProps) => {
  const { result } = counted;
  const cost = costOf(counted);
  const { value: cuts, current } = useDebounced(() => blockCuts({ counted, start }), counted, { first, meanwhile: [] });
  const { decides } = result.block.selection;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <BreakdownPanel say={say} load={result.block} />
      <CutsPanel {...{ say, cuts, current, cost }} required={decides.watts} />
    </div>
  );
});

type RoomProps = { result: BuildingResult; open: number; say: Speech; hasHandler: boolean };

/** Shows the charts of a room. If an air handler serves the room, the charts of its air are left out, because the plant decides the air. */
const RoomCharts = memo(({ result, open, say, hasHandler }: RoomProps) => {
  const room = result.rooms[open] ?? result.rooms[0];
  if (!room) return null;
  const { pressure } = nth(result.days, room.peak.day);
  return (
    <>
      <h2 className="mt-4 text-2xl">
        <bdi>{room.name}</bdi>
      </h2>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BreakdownTable title={say.words.engineer.result.ofRoom} lines={room.breakdown} />
        {!hasHandler && <SupplyPanel say={say} room={room} pressure={pressure} />}
      </div>
      {!hasHandler && room.process && <PsychrometricChart say={say} process={room.process} pressure={pressure} />}
    </>
  );
});

const Assumed = memo(({ state, say }: { state: CountedState; say: Speech }) => {
  const { opened, given: fields, start, open, counted } = state;
  const room = counted.result.rooms[open]?.name ?? "";
  return (
    <AssumptionsPanel
      say={say}
      rows={assumedRows({ opened, given: fields, quick: start.quick, open }, say)}
      text={say.fill(say.words.engineer.result.assumed, { room })}
    />
  );
});
