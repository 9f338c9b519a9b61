import { relativeHumidity } from "@site/engine/air/psychrometrics.ts";
import type { Process, Supply } from "@site/engine/air/supply.ts";
import type { RoomResult } from "@site/engine/buildings/building.ts";
import { cubicFeetPerMinute, tons } from "@site/engine/units.ts";
import { memo } from "react";
import { Card } from "../../kit/charts/Card.tsx";
import { figure } from "../../kit/charts/figure.ts";
import { amount, type PanelSay } from "./say.ts";

type Props = { say: PanelSay; room: RoomResult; pressure: number };
type Row = [label: string, ...values: string[]];

/** Shows the supply air and the apparatus dew point for the peak of the sensible load, and the work of the coil at the peak of the total load. */
export const SupplyPanel = memo(function SupplyPanel({ say, room, pressure }: Props) {
  const { supply: words } = say.words.panels;
  const { supply, process, breakdown } = room;
  if (!supply) return null;
  const rows = [
    ...supplyRows(say, supply, breakdown.required),
    ...(process ? coilRows(say, process, supply, pressure) : []),
  ];
  return (
    <Card title={words.title}>
      <dl className="gap-10 text-sm @md:columns-2">
        {rows.map(([label, ...values]) => (
          <div key={label} className="flex break-inside-avoid justify-between gap-4 border-b border-line py-2">
            <dt className="text-soft">{label}</dt>
            <dd className="text-end font-semibold tabular-nums">
              {values.map((value) => (
                <span key={value} className="block">
                  {value}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {supply.reheat && <p className="mt-4 text-sm text-accent-deep">{words.reheat}</p>}
      {!supply.reheat && process && !process.reachable && (
        <p className="mt-4 text-sm text-accent-deep">{words.noApparatus}</p>
      )}
    </Card>
  );
});

function supplyRows(say: PanelSay, { flow, shr, state, apparatusDewPoint, bypass }: Supply, required: number): Row[] {
  const { supply: words } = say.words.panels;
  const cfm = cubicFeetPerMinute(flow);
  return [
    [words.flow, amount(say, flow * 1000, "l-per-s"), amount(say, cfm, "cfm")],
    [words.perTon, amount(say, cfm / tons(required), "cfm")],
    [words.temperature, amount(say, state.dryBulb, "c", 1)],
    [words.roomRatio, figure(shr, 2)],
    [words.apparatus, apparatusDewPoint === undefined ? words.unknown : amount(say, apparatusDewPoint, "c", 1)],
    [words.bypass, bypass === undefined ? words.unknown : figure(bypass, 2)],
  ];
}

function coilRows(say: PanelSay, process: Process, { mass }: Supply, pressure: number): Row[] {
  const { supply: words } = say.words.panels;
  const { mixed, inside, outside, work } = process;
  const state = ({ dryBulb, humidity }: typeof mixed): string[] => [
    amount(say, dryBulb, "c", 1),
    say.fill(words.moist, { percent: figure(100 * relativeHumidity(dryBulb, humidity, pressure)) }),
  ];
  const span = outside.dryBulb - inside.dryBulb;
  const fresh = span === 0 ? 0 : (mixed.dryBulb - inside.dryBulb) / span;
  return [
    [words.coilRatio, figure(work.total > 0 ? work.sensible / work.total : 1, 2)],
    [words.fresh, `${figure(100 * fresh)}%`],
    [words.entering, ...state(mixed)],
    [words.leaving, ...state(work.leaving)],
    [words.water, say.fill(words.drain, { litres: figure(work.condensate * 3600, 1) })],
    [words.mass, say.fill(words.perSecond, { kg: figure(mass, 3) })],
  ];
}
