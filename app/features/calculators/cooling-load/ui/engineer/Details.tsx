import { memo, useDeferredValue } from "react";
import type { BuildingResult } from "../../building.ts";
import type { Day } from "../../design-day.ts";
import { DayChart } from "../charts/DayChart.tsx";
import { PsychrometricChart } from "../charts/PsychrometricChart.tsx";
import { YearMap } from "../charts/YearMap.tsx";
import { AssumptionsPanel } from "../panels/AssumptionsPanel.tsx";
import { BlockPanel } from "../panels/BlockPanel.tsx";
import { HourlyPanel } from "../panels/HourlyPanel.tsx";
import { SupplyPanel } from "../panels/SupplyPanel.tsx";
import type { Speech } from "../say.ts";
import { assumedRows } from "./assumed.ts";
import { BreakdownTable } from "./Breakdown.tsx";
import { useSheet } from "./sheet.ts";
import type { EngineerState } from "./state.ts";

type Props = { state: EngineerState; query: string };

/** What stands behind the answer; it may come a moment after the figures. */
export function Details(now: Props) {
  const { say, path } = useSheet();
  const { state, query } = useDeferredValue(now);
  const { result, open } = state;
  return (
    <div className="grid gap-6">
      <BuildingCharts result={result} say={say} />
      <RoomCharts result={result} open={open} say={say} />
      <Assumed state={state} say={say} />
      <div data-print="no">
        <HourlyPanel say={say} href={`${path}/hourly.csv?${query}`} />
      </div>
    </div>
  );
}

const BuildingCharts = memo(({ result, say }: { result: BuildingResult; say: Speech }) => (
  <>
    <BlockPanel say={say} result={result} />
    <DayChart say={say} load={result.block} />
    <YearMap say={say} days={result.days} load={result.block} />
  </>
));

type RoomProps = { result: BuildingResult; open: number; say: Speech };

const RoomCharts = memo(({ result, open, say }: RoomProps) => {
  const room = result.rooms[open] ?? result.rooms[0];
  if (!room) return null;
  const { pressure } = result.days[room.peak.day] as Day;
  return (
    <>
      <h2 className="mt-4 text-2xl">
        <bdi>{room.name}</bdi>
      </h2>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BreakdownTable title={say.words.engineer.result.ofRoom} lines={room.breakdown} />
        <SupplyPanel say={say} room={room} pressure={pressure} />
      </div>
      {room.process && <PsychrometricChart say={say} process={room.process} pressure={pressure} />}
    </>
  );
});

const Assumed = memo(({ state, say }: { state: EngineerState; say: Speech }) => {
  const { opened, given, start, open, result } = state;
  const room = result.rooms[open]?.name ?? "";
  return (
    <AssumptionsPanel
      say={say}
      rows={assumedRows({ opened, given, quick: start.quick, open }, say)}
      text={say.fill(say.words.engineer.result.assumed, { room })}
    />
  );
});
