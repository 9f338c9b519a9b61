import { type Language, languages } from "@site/ground/language/languages.ts";
import { last, nth } from "@site/typed";
import type { ReactNode } from "react";
import { type Alt, Drawing, Marks } from "./Drawing.tsx";
import { type EndLabel, EndLabels } from "./EndLabels.tsx";
import { figure, ltr } from "./figure.ts";
import { decimals, hundredths, linear, type Span } from "./scale.ts";

/** The pixels above the highest tick, which labels need, and the pixels below the lowest tick. */
const edge = { top: 26, bottom: 26 };

export interface XTick {
  /** The position on the axis: 0 at the start, 1 at the end, in the direction of reading. */
  at: number;
  text: string;
  /** Hidden if the chart is narrow. */
  wide?: boolean;
}

/**
 * Converts values to positions in a drawing. `x` takes a position on the axis from 0 to 1 and returns per cent of the width. `y` returns pixels.
 */
export interface Place {
  x: (at: number) => number;
  y: (value: number) => number;
}

export function placeIn(language: Language, span: Span, height: number): Place {
  const isMirrored = languages[language].dir === "rtl";
  const up = linear(span, [height, 0]);
  return { x: (at) => hundredths(isMirrored ? 100 - 100 * at : 100 * at), y: (value) => hundredths(up(value)) };
}

type Props = {
  alt: Alt;
  language: Language;
  height?: number;
  /** The vertical axis. If `far` is set, it is on the side where reading ends, as on psychrometric charts. */
  up: { unit: string; ticks: readonly number[]; far?: boolean };
  across: { name: string; ticks: readonly XTick[] };
  /** Draws the shapes that are stretched with the width. */
  marks: (place: Place) => ReactNode;
  /** Returns the labels beside the drawing, on the side where reading ends. */
  beside?: (place: Place) => readonly EndLabel[];
  /** Draws text and points, which are not stretched. Their x is in per cent. */
  over?: (place: Place) => ReactNode;
};

/** Draws the axes, and the content between them. */
export function Plot({ alt, language, height = 220, up, across, marks, beside, over }: Props) {
  const span: Span = [nth(up.ticks, 0), last(up.ticks)];
  const place = placeIn(language, span, height);
  const digits = decimals(up.ticks);
  const labels = up.ticks.map((tick) => figure(tick, digits));
  const whole = height + edge.top + edge.bottom;
  return (
    <>
      <p aria-hidden className={`text-xs text-soft ${up.far ? "text-end" : ""}`}>
        <bdi>{up.unit}</bdi>
      </p>
      <div className={`flex ${up.far ? "flex-row-reverse" : ""}`}>
        <UpLabels
          labels={labels}
          ys={up.ticks.map(place.y)}
          height={whole}
          x={place.x(up.far ? 0 : 1)}
          anchor={up.far ? "start" : "end"}
        />
        <Drawing alt={alt} height={whole}>
          {up.ticks.map((tick) => (
            <line
              key={tick}
              x2="100%"
              y1={hundredths(edge.top + place.y(tick))}
              y2={hundredths(edge.top + place.y(tick))}
              className={tick === 0 ? "stroke-soft" : "stroke-line"}
            />
          ))}
          <Marks y={edge.top} height={height} box={[100, height]}>
            {marks(place)}
          </Marks>
          <AcrossLabels ticks={across.ticks} x={place.x} y={height + edge.top + 19} />
          {over && <g transform={`translate(0 ${edge.top})`}>{over(place)}</g>}
        </Drawing>
        {beside && (
          <EndLabels labels={beside(place)} top={edge.top} height={height} rtl={languages[language].dir === "rtl"} />
        )}
      </div>
      <p aria-hidden className={`text-end text-xs text-soft ${beside ? "@md:me-44" : ""}`}>
        <bdi>{across.name}</bdi>
      </p>
    </>
  );
}

type AcrossProps = { ticks: readonly XTick[]; x: Place["x"]; y: number };

/** The labels below the drawing. */
export const AcrossLabels = ({ ticks, x, y }: AcrossProps) =>
  ticks.map(({ at, text, wide }) => (
    <text key={at} x={`${x(at)}%`} y={y} textAnchor="middle" className={`fill-soft ${wide ? "@max-md:hidden" : ""}`}>
      {text}
    </text>
  ));

const widths = ["w-7", "w-7", "w-7", "w-9", "w-11", "w-13", "w-15"] as const;

type UpProps = { labels: string[]; ys: number[]; height: number; x: number; anchor: "start" | "end" };

function UpLabels({ labels, ys, height, x, anchor }: UpProps) {
  const longest = Math.max(...labels.map((label) => label.length));
  return (
    <svg aria-hidden height={height} className={`plot shrink-0 ${widths[longest] ?? "w-18"}`}>
      {labels.map((label, index) => (
        <text
          key={label}
          x={`${x}%`}
          dx={x === 0 ? 8 : -8}
          y={hundredths(edge.top + nth(ys, index) + 4)}
          textAnchor={anchor}
          className="fill-soft"
        >
          {ltr(label)}
        </text>
      ))}
    </svg>
  );
}
