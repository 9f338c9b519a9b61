import type { Cost, Cut } from "@site/engine/what-if/cuts.ts";
import { memo } from "react";
import { type Bar, Bars } from "../../kit/charts/Bars.tsx";
import { Card } from "../../kit/charts/Card.tsx";
import { figure } from "../../kit/charts/figure.ts";
import { colourOf } from "../charts/causes.ts";
import { type Speech, sizeOf } from "../say.ts";
import { unitOf } from "./say.ts";

type Props = {
  say: Speech;
  cuts: readonly Cut[];
  /** The present load in W on the day that decides the unit's size. */
  required: number;
  /** False while the measures are recalculated. */
  current: boolean;
  cost: Cost;
};

const cause = {
  shade: "glassSun",
  curtains: "glassSun",
  glazing: "glassSun",
  walls: "walls",
  roof: "roof",
  coolRoof: "roof",
  sealing: "infiltration",
} as const satisfies Record<Cut["id"], Parameters<typeof colourOf>[0]>;

/** Shows measures that would reduce the load. Each is calculated alone: the saved watts, and the saved kWh and dirhams in a year. */
export const CutsPanel = memo(function CutsPanel({ say, cuts, required, current, cost }: Props) {
  const { cuts: words } = say.words.panels;
  const columns = [
    words.measure,
    `${words.less} (${unitOf(say, "w")})`,
    `${words.share} (%)`,
    unitOf(say, "kwh-per-year"),
    unitOf(say, "aed-per-year"),
  ];
  const priced = { price: say.format(cost.price, 2), efficiency: say.format(cost.efficiency, 1) };
  const worth = cuts.filter(({ watts }) => watts >= 10);
  return (
    <Card title={words.title} text={current ? words.text : words.working}>
      {worth.length === 0 ? (
        <p className="text-sm">{words.none}</p>
      ) : (
        <Bars
          caption={words.title}
          columns={columns}
          wide={[2]}
          bars={worth.map((cut) => barOf(say, cut, required, cost))}
        />
      )}
      <p className="mt-3 text-xs text-soft">{say.fill(say.words.price, priced)}</p>
    </Card>
  );
});

function barOf(say: Speech, { id, watts, smaller, electricity }: Cut, required: number, { price }: Cost): Bar {
  const { measures, cuts: words } = say.words.panels;
  const { name, how } = measures[id];
  const year = electricity.reduce((sum, kWh) => sum + kWh, 0);
  return {
    name,
    note: smaller ? say.fill(words.smaller, { how, size: sizeOf(smaller, say) }) : how,
    parts: [{ colour: colourOf(cause[id]), value: watts }],
    cells: [figure(watts), figure((100 * watts) / required), figure(year), figure(year * price)],
  };
}
