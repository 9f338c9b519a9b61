import type { Pump } from "@site/engine/water/pump.ts";
import type { WaterResult } from "@site/engine/water/system.ts";
import { keysOf } from "@site/typed";
import { Bars } from "../kit/charts/Bars.tsx";
import type { Colour } from "../kit/charts/colours.ts";
import { figure } from "../kit/charts/figure.ts";
import { Legend } from "../kit/charts/Legend.tsx";
import type { Say } from "./say.ts";

type Props = { result: WaterResult; say: Say };

/** Shows the parts of each pump's head, in metres. */
export function Heads({ result, say }: Props) {
  const { words, fill, amount } = say;
  const parts = { static: "slate", friction: "amber", residual: "blue" } as const satisfies Record<string, Colour>;
  const names = keysOf(parts);
  const { transfer, booster, counted } = result;
  const bar = (name: string, pump: Pump) => ({
    name,
    parts: names.map((id) => ({ colour: parts[id], value: pump.parts[id] })),
    cells: [figure(pump.head, 1)],
  });
  return (
    <figure className="card panel">
      <figcaption>
        <h3 className="text-lg">{words.chart.title}</h3>
        <p className="mt-1 text-sm text-soft">
          {fill(words.chart.summary, {
            transfer: transfer ? amount(transfer.head, "m", 1) : words.result.none,
            booster: headOf(result, say),
          })}
        </p>
      </figcaption>
      <div className="mt-4">
        <Bars
          caption={words.chart.title}
          columns={[words.tables.part, say.unit("m")]}
          bars={[
            ...(transfer ? [bar(words.result.transfer, transfer)] : []),
            ...(counted.taps ? [bar(words.result.booster, booster)] : []),
          ]}
        />
      </div>
      <Legend entries={names.map((id) => ({ name: words.tables[id], colour: parts[id] }))} />
    </figure>
  );
}

function headOf({ booster, counted }: WaterResult, { words, amount }: Say) {
  if (!counted.taps) return words.result.uncounted;
  return booster.needed ? amount(booster.head, "m", 1) : words.result.none;
}
