import { memo } from "react";
import { relativeHumidity } from "#engine/air/psychrometrics.ts";
import type { PlantId } from "#engine/data/systems.ts";
import type { Handler } from "#engine/systems/handler.ts";
import type { SystemResult } from "#engine/systems/system.ts";
import { cubicFeetPerMinute, tons } from "#engine/units.ts";
import { Card } from "../../charts/Card.tsx";
import { Amount } from "../../frame/Amount.tsx";
import { type Figure, Figures } from "../../frame/Figures.tsx";
import type { Speech } from "../say.ts";
import { kilowatts, loadOf, momentOf } from "./calculator.ts";
import { FigureTable } from "./Rows.tsx";

type Props = { system: SystemResult; plant: PlantId; pressure: number; say: Speech };

/** The plant that was chosen: its machine, its water or refrigerant, its air handlers and what stands in the rooms. */
export const SystemPanel = memo(({ system, plant, pressure, say }: Props) => {
  const { plant: words, options } = say.words.engineer;
  return (
    <Card title={`${words.title}: ${options.plant[plant]}`} text={words.text}>
      <div className="grid gap-6">
        <Figures figures={[...plantFigures(system, say), ...pipeFigures(system, say)]} />
        {system.outdoorUnit && <OutdoorUnit unit={system.outdoorUnit} say={say} />}
        {system.handlers.map((handler, index) => (
          <HandlerFigures
            key={handler.id}
            {...{ handler, pressure, say, several: system.handlers.length > 1 }}
            size={system.packages?.[index]}
          />
        ))}
        {system.terminals.length > 0 && <Terminals system={system} say={say} />}
      </div>
    </Card>
  );
});

const power = (watts: number) => <Amount value={kilowatts(watts)} unit="kw" digits={1} />;
const air = (flow: number) => <Amount value={flow * 1000} unit="l-per-s" />;
const celsius = (value: number) => <Amount value={value} unit="c" digits={1} />;

function plantFigures({ block, sumOfPeaks, plant, machine }: SystemResult, say: Speech): Figure[] {
  const { plant: words } = say.words.engineer;
  return [
    { label: words.block, value: power(block.watts), note: momentOf(block, say) },
    { label: words.sum, value: power(sumOfPeaks) },
    { label: words.load, value: loadOf(plant, say) },
    {
      label: words.rated,
      value: loadOf(machine.rated, say),
      note: say.fill(words.generic, { celsius: say.format(machine.outdoor) }),
    },
    { label: words.drawn, value: power(machine.power) },
  ];
}

function pipeFigures({ water, vrf }: SystemResult, say: Speech): Figure[] {
  const { plant: words } = say.words.engineer;
  if (water)
    return [
      { label: words.water, value: <Amount value={water.flow * 1000} unit="l-per-s" digits={2} /> },
      {
        label: words.mainPipe,
        value: `DN ${water.pipe.dn}`,
        note: water.pipe.wideEnough ? (
          <>
            <Amount value={water.pipe.velocity} unit="m-per-s" digits={2} /> ·{" "}
            <Amount value={water.pipe.friction} unit="pa-per-m" />
          </>
        ) : (
          words.tooNarrow
        ),
      },
      {
        label: words.pump,
        value: <Amount value={water.pump.head} unit="m" digits={1} />,
        note: power(water.pump.power),
      },
    ];
  if (!vrf) return [];
  return [
    { label: words.outdoorUnits, value: `${vrf.outdoor.count} × ${say.format(vrf.outdoor.size, 1)} ${say.unit("kw")}` },
    { label: words.combination, value: `${say.format(100 * vrf.combination)}%` },
    { label: words.kept, value: `${say.format(100 * vrf.share)}%` },
  ];
}

function OutdoorUnit({ unit, say }: { unit: NonNullable<SystemResult["outdoorUnit"]>; say: Speech }) {
  const { plant: words } = say.words.engineer;
  return (
    <div>
      <h4 className="font-semibold">{words.outdoorUnit}</h4>
      <Figures
        figures={[
          {
            label: words.outdoorAir,
            value: air(unit.flow),
            note: <Amount value={cubicFeetPerMinute(unit.flow)} unit="cfm" />,
          },
          { label: words.coil, value: power(unit.peak.watts), note: momentOf(unit.peak, say) },
          { label: words.entering, value: celsius(unit.hour.entering.dryBulb) },
          { label: words.leaving, value: celsius(unit.hour.leaving.dryBulb) },
        ]}
      />
    </div>
  );
}

type HandlerProps = {
  handler: Handler;
  pressure: number;
  say: Speech;
  several: boolean;
  size?: { size: number; count: number };
};

function HandlerFigures({ handler, pressure, say, several, size }: HandlerProps) {
  const { plant: words } = say.words.engineer;
  const { ventilation, state, peak, reheat } = handler;
  const moist = (at: typeof state.mixed) => `${say.format(100 * relativeHumidity(at.dryBulb, at.humidity, pressure))}%`;
  const critical = handler.rooms[ventilation.critical]?.name ?? "";
  return (
    <div>
      <h4 className="font-semibold">{say.fill(words.handler, { n: several ? handler.id : "" }).trim()}</h4>
      <Figures
        figures={[
          ...(size
            ? [{ label: words.unit, value: say.fill(words.units, { n: size.count, tr: say.format(size.size, 1) }) }]
            : []),
          {
            label: words.supplyAir,
            value: air(handler.flow),
            note: <Amount value={cubicFeetPerMinute(handler.flow)} unit="cfm" />,
          },
          {
            label: words.intake,
            value: <Amount value={ventilation.intake} unit="l-per-s" />,
            note: ventilation.impossible
              ? words.impossible
              : say.fill(words.efficiency, { ev: say.format(ventilation.efficiency, 2), room: critical }),
          },
          { label: words.coil, value: power(peak.watts), note: momentOf(peak, say) },
          { label: words.shr, value: say.format(peak.watts > 0 ? state.work.sensible / state.work.total : 1, 2) },
          { label: words.entering, value: celsius(state.mixed.dryBulb), note: moist(state.mixed) },
          { label: words.leaving, value: celsius(state.leaving.dryBulb), note: moist(state.leaving) },
          { label: words.reheat, value: power(reheat), note: state.dry ? undefined : words.damp },
          { label: words.settles, value: moist(state.inside) },
        ]}
      />
      {handler.rooms.length > 1 && (
        <FigureTable
          caption={words.boxes}
          columns={[say.words.engineer.columns.room, words.supplyAir, words.least, words.zoneAir]}
          rows={handler.rooms.map(({ name, flow, least }, index) => [
            name,
            air(flow),
            air(least),
            <Amount key={name} value={ventilation.zones[index]?.outdoor ?? 0} unit="l-per-s" />,
          ])}
        />
      )}
    </div>
  );
}

function Terminals({ system: { terminals, vrf }, say }: { system: SystemResult; say: Speech }) {
  const { plant: words, columns } = say.words.engineer;
  const isWet = terminals.some(({ water }) => water !== undefined);
  return (
    <FigureTable
      caption={words.terminals}
      columns={[
        columns.room,
        words.load,
        columns.sensible,
        ...(isWet ? [words.water, "DN"] : vrf ? [words.nominal] : []),
      ]}
      rows={terminals.map(({ name, watts, sensible, water, pipe }, index) => {
        const unit = vrf?.indoor[index];
        const extra = isWet
          ? [<Amount key="water" value={(water ?? 0) * 1000} unit="l-per-s" digits={2} />, pipe?.dn ?? ""]
          : unit
            ? [`${unit.count > 1 ? `${unit.count} × ` : ""}${say.format(unit.size, 1)} ${say.unit("kw")}`]
            : [];
        return [name, `${say.format(tons(watts), 2)} ${say.unit("tr")}`, power(sensible), ...extra];
      })}
    />
  );
}
