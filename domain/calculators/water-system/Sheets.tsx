import { assumptionsOf } from "@site/engine/water/assumptions.ts";
import type { Pump } from "@site/engine/water/pump.ts";
import type { SourcedData } from "@site/engine/water/sources.ts";
import type { WaterResult } from "@site/engine/water/system.ts";
import { Amount } from "../kit/frame/Amount.tsx";
import { Figures } from "../kit/frame/Figures.tsx";
import { Sheet } from "../kit/frame/Sheet.tsx";
import type { Input } from "./fields.ts";
import { ltr, motorOf, type Say } from "./say.ts";

type Props = { input: Input; result: WaterResult; say: Say };

/** Lists every pump that has a size, with its figures from flow to motor. */
export function Pumps({ result, say }: Omit<Props, "input">) {
  const { words, amount, format, unit } = say;
  const t = words.tables;
  const { transfer, booster, counted } = result;
  const named = [
    [words.result.transfer, transfer],
    [words.result.booster, counted.taps ? booster : undefined],
  ] as const;
  const shown = named.flatMap(([name, pump]) => (pump ? [{ name, pump }] : []));
  const row = (name: string, of: (pump: Pump) => string) => ({ name, cells: shown.map(({ pump }) => of(pump)) });
  return (
    <Sheet
      title={t.pumps}
      columns={[t.part, ...shown.map(({ name }) => name)]}
      rows={[
        row(t.load, (pump) => (pump === booster ? format(result.load, 1) : "–")),
        row(t.flow, ({ flow }) => amount(flow * 1000, "l-per-s", 2)),
        row(t.pipe, ({ pipe }) => ltr(pipe.name)),
        row(t.speed, ({ pipe }) => amount(pipe.velocity, "m-per-s", 2)),
        row(t.static, ({ parts }) => `${ltr(format(parts.static, 1))} ${unit("m")}`),
        row(t.friction, ({ parts }) => amount(parts.friction, "m", 1)),
        row(t.residual, ({ parts }) => amount(parts.residual, "m", 1)),
        row(t.head, ({ head }) => amount(head, "m", 1)),
        row(t.hydraulic, ({ hydraulic }) => amount(hydraulic, "w")),
        row(t.shaft, ({ shaft }) => amount(shaft, "w")),
        row(t.motor, (pump) => (pump.needed ? motorOf(pump, say) : words.result.none)),
      ]}
    />
  );
}

/** Compares the hot water of a house in January and in August. */
export function HotWater({ result, say }: Omit<Props, "input">) {
  const { words, amount } = say;
  const t = words.tables;
  const { winter, summer, instant } = result.hot;
  const row = (name: string, of: (season: typeof winter) => string) => ({ name, cells: [of(winter), of(summer)] });
  return (
    <Sheet
      title={t.hot}
      columns={[t.part, t.winter, t.summer]}
      rows={[
        row(t.cold, ({ cold }) => amount(cold, "c", 1)),
        row(t.share, ({ share }) => amount(share * 100, "percent")),
        row(t.volume, ({ volume }) => amount(volume, "litre")),
        row(t.power, ({ power }) => amount(power, "kw", 1)),
        row(t.energy, ({ daily }) => amount(daily, "kwh", 1)),
        { name: t.instant, cells: [amount(instant.winter, "kw", 1), amount(instant.summer, "kw", 1)] },
      ]}
    />
  );
}

/** Lists every assumption, with its source and confidence. */
export function Assumptions({ input, result, say }: Props) {
  const { words } = say;
  const figures = assumptionsOf(input, result).map(({ field, value, unit, from }) => ({
    label: words.fields[field],
    value: <Amount value={value} unit={unit} digits={2} />,
    note: from ? sourceOf(from, say) : words.tables.yours,
  }));
  const half = Math.ceil(figures.length / 2);
  return (
    <section className="card">
      <h3 className="text-lg">{words.tables.assumptions}</h3>
      <div className="mt-2 grid grid-cols-1 gap-x-10 lg:grid-cols-2">
        <Figures figures={figures.slice(0, half)} />
        <Figures figures={figures.slice(half)} />
      </div>
      <Methods say={say} />
    </section>
  );
}

/** Returns the source of a value, with its confidence. The text about practice already states its confidence. */
const sourceOf = ({ source, confidence }: SourcedData, { words, shared }: Say) =>
  source === "practice" ? words.sources[source] : `${words.sources[source]} (${shared.confidence[confidence]})`;

/** Lists the sources of formulas and tables. */
const Methods = ({ say: { words } }: { say: Say }) => (
  <ul className="mt-4 grid gap-1 text-xs text-soft">
    {(["ipc", "hazenWilliams", "pipes", "motors", "epanet", "floors"] as const).map((id) => (
      <li key={id}>{words.sources[id]}</li>
    ))}
  </ul>
);
