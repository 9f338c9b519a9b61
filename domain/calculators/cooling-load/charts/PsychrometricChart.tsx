import type { AirState } from "@site/engine/air/outdoor-air.ts";
import type { Process } from "@site/engine/air/supply.ts";
import { entriesOf, last, nth } from "@site/typed";
import { memo } from "react";
import { Chart } from "../../kit/charts/Chart.tsx";
import { figure } from "../../kit/charts/figure.ts";
import { type Place, Plot } from "../../kit/charts/Plot.tsx";
import { linear } from "../../kit/charts/scale.ts";
import { type PanelSay, unitOf } from "../panels/say.ts";
import { axesFor, type PointId, type Points, pointsOf, relativeLine, stateOf } from "./psychrometric-chart.ts";

type Props = { say: PanelSay; process: Process; pressure: number };

const relatives = [1, 0.8, 0.6, 0.4, 0.2];

/** Draws the states of the air at the peak hour. The moisture axis is on the right in every language, as engineers expect. */
export const PsychrometricChart = memo(function PsychrometricChart({ say, process, pressure }: Props) {
  const { panels: words } = say.words;
  const points = pointsOf(process);
  const { across, up } = axesFor(points);
  const [low, high] = [nth(across, 0), last(across)];
  const at = linear([low, high], [0, 1]);
  const lines = relatives.map((relative) => ({
    relative,
    line: relativeLine(relative, [low, high], last(up), pressure),
  }));
  return (
    <Chart title={words.air.title} description={words.air.text} words={words} table={tableOf(say, points, pressure)}>
      {(alt) => (
        <div dir="ltr">
          <Plot
            alt={alt}
            language="en"
            height={340}
            up={{ unit: `${words.air.humidity} (g/kg)`, ticks: up, far: true }}
            across={{
              name: `${words.air.dryBulb} (${unitOf(say, "c")})`,
              ticks: across.map((celsius, index) => ({
                at: at(celsius),
                text: figure(celsius),
                wide: index % 2 === 1,
              })),
            }}
            marks={(place) => (
              <>
                {lines.map(({ relative, line }) => (
                  <polyline
                    key={relative}
                    points={pathOf(line, at, place)}
                    fill="none"
                    vectorEffect="non-scaling-stroke"
                    className={relative === 1 ? "stroke-soft stroke-2" : "stroke-slate opacity-50"}
                  />
                ))}
                <Way points={points} at={at} place={place} />
              </>
            )}
            over={(place) => (
              <>
                {lines.map(({ relative, line }) => (
                  <RelativeLabel key={relative} relative={relative} end={last(line)} at={at} place={place} />
                ))}
                {entriesOf(points).map(([id, state]) => (
                  <Point key={id} id={id} state={state} name={words.points[id]} at={at} place={place} />
                ))}
              </>
            )}
          />
        </div>
      )}
    </Chart>
  );
});

type Drawn = { at: (celsius: number) => number; place: Place };

const pathOf = (line: readonly (readonly [number, number])[], at: Drawn["at"], { x, y }: Place) =>
  line.map(([celsius, grams]) => `${x(at(celsius))},${y(grams)}`).join(" ");

/** Draws the path of the air: room air and outdoor air mix, the coil cools the mixture, and the supply air takes up the room's load. */
function Way({ points, at, place }: Drawn & { points: Points }) {
  const line = (...ids: PointId[]) =>
    pathOf(
      ids.flatMap((id) => (points[id] ? [[points[id].dryBulb, 1000 * points[id].humidity] as const] : [])),
      at,
      place,
    );
  const leaving = points.coil ? "coil" : "supply";
  return (
    <g fill="none" strokeWidth="2" vectorEffect="non-scaling-stroke">
      <Leg points={line("outside", "mixed", "inside")} className="stroke-brick" />
      <Leg points={line("mixed", leaving)} className="stroke-blue" />
      <Leg points={line(leaving, "supply", "inside")} className="stroke-teal" />
    </g>
  );
}

function Leg({ points, className }: { points: string; className: string }) {
  return <polyline points={points} className={className} vectorEffect="non-scaling-stroke" />;
}

type LabelProps = Drawn & { relative: number; end: readonly [number, number] };

/** Labels a line of relative humidity at its end: above the chart, or inside it if the line ends at the side. */
function RelativeLabel({ relative, end: [celsius, grams], at, place }: LabelProps) {
  const beside = at(celsius) > 0.995;
  return (
    <text
      x={`${place.x(at(celsius))}%`}
      y={place.y(grams) - 6}
      textAnchor={beside ? "end" : "middle"}
      className={`halo fill-soft ${relative === 0.8 ? "@max-md:hidden" : ""}`}
    >
      {figure(relative * 100)}%
    </text>
  );
}

/**
 * The position of each label relative to its point. Labels of room and supply are below their points, the others above, so that they seldom
 * overlap.
 */
const sides = {
  outside: { dy: -10, anchor: "middle" },
  mixed: { dy: -10, anchor: "middle" },
  inside: { dy: 20, anchor: "start" },
  supply: { dy: 20, anchor: "middle" },
  coil: { dy: -10, anchor: "end" },
} as const;

type PointProps = Drawn & { id: PointId; name: string; state: AirState };

function Point({ id, name, state: { dryBulb, humidity }, at, place }: PointProps) {
  const [x, y] = [`${place.x(at(dryBulb))}%`, place.y(1000 * humidity)];
  const { dy, anchor } = sides[id];
  return (
    <>
      <circle cx={x} cy={y} r="4" className="fill-raised stroke-ink stroke-2" />
      <text x={x} y={y + dy} textAnchor={anchor} className="halo fill-ink font-semibold">
        {name}
      </text>
    </>
  );
}

function tableOf(say: PanelSay, points: Points, pressure: number) {
  const { air, points: names } = say.words.panels;
  const celsius = unitOf(say, "c");
  return {
    columns: [
      air.point,
      `${air.dryBulb} (${celsius})`,
      `${air.wetBulb} (${celsius})`,
      `${air.relative} (%)`,
      `${air.humidity} (g/kg)`,
      `${air.enthalpy} (kJ/kg)`,
    ],
    rows: entriesOf(points).map(([id, air]) => {
      const state = stateOf(air, pressure);
      return [
        names[id],
        figure(state.dryBulb, 1),
        figure(state.wetBulb, 1),
        figure(state.relative),
        figure(state.grams, 2),
        figure(state.enthalpy, 1),
      ];
    }),
  };
}
