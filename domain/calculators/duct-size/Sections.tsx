import type { SizedDuct } from "@site/engine/ducts/duct-size.ts";
import type { Shape } from "@site/engine/ducts/sections.ts";
import { sidesOf } from "./say.ts";
import type { Words } from "./words.ts";

/** The maximum size of the largest drawn section, in pixels. */
const room = { width: 210, height: 150 };
const margin = { start: 46, around: 10, below: 34 };

/** Draws the cross-sections of all ducts at one scale, with their sides in millimetres. */
export function Sections({ ducts, words }: { ducts: readonly SizedDuct[]; words: Words }) {
  const most = (side: "width" | "height") => Math.max(...ducts.map((duct) => duct[side]));
  const scale = Math.min(room.width / most("width"), room.height / most("height"));
  return (
    <figure>
      <div className="flex flex-wrap items-end justify-around gap-x-4 gap-y-6">
        {ducts.map((duct) => (
          <div key={duct.kind} className="grid justify-items-center gap-1">
            <Section shape={duct} scale={scale} label={`${words.shapes[duct.kind]}: ${sidesOf(duct)}`} />
            <p className="text-sm text-soft">{words.shapes[duct.kind]}</p>
          </div>
        ))}
      </div>
      <figcaption className="mt-4 text-xs text-soft">{words.notes.drawing}</figcaption>
    </figure>
  );
}

type SectionProps = { shape: Shape; scale: number; label: string };

function Section({ shape, scale, label }: SectionProps) {
  const [width, height] = [shape.width * scale, shape.height * scale];
  const [x, y] = [margin.start, margin.around];
  const [right, bottom] = [x + width, y + height];
  const radius = shape.kind === "rectangular" ? 0 : height / 2;
  const inset = radius * (1 - Math.SQRT1_2);
  const round = shape.kind === "round";
  const [below, before] = [bottom + 14, x - 14];
  return (
    <svg
      role="img"
      aria-label={label}
      direction="ltr"
      width={right + margin.around}
      height={bottom + margin.below}
      className="max-w-full"
    >
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
        className="fill-brand-tint stroke-brand"
        strokeWidth={2}
      />
      <path
        d={`M${x + inset} ${y + inset}L${right - inset} ${bottom - inset}M${x + inset} ${bottom - inset}L${right - inset} ${y + inset}`}
        className="stroke-brand"
        strokeOpacity={0.35}
      />
      <Dimension from={[x, below]} to={[right, below]} text={`${round ? "⌀ " : ""}${Math.round(shape.width * 1000)}`} />
      {!round && <Dimension from={[before, y]} to={[before, bottom]} text={String(Math.round(shape.height * 1000))} />}
    </svg>
  );
}

type DimensionProps = { from: [number, number]; to: [number, number]; text: string };

/** A dimension line with slanted ticks, as in construction drawings. */
function Dimension({ from: [x1, y1], to: [x2, y2], text }: DimensionProps) {
  const level = y1 === y2;
  const ticks = [
    [x1, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) => `M${x - 4} ${y + 4}L${x + 4} ${y - 4}`);
  return (
    <g>
      <path d={`M${x1} ${y1}L${x2} ${y2}${ticks.join("")}`} className="stroke-soft" />
      <text
        x={level ? (x1 + x2) / 2 : x1 - 6}
        y={level ? y1 + 17 : (y1 + y2) / 2 + 4}
        textAnchor={level ? "middle" : "end"}
        className="fill-ink text-xs"
      >
        {text}
      </text>
    </g>
  );
}
