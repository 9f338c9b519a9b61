import { type GlassSize, glassShares } from "@site/engine/data/glazing.ts";
import { hundredths } from "../../kit/charts/scale.ts";

const wall = { x: 6, y: 6, width: 108, height: 62 };

/** Draws a wall seen from inside. The window covers exactly the share of the wall that the calculation uses. */
export function GlassPicture({ size }: { size: GlassSize }) {
  const scale = Math.sqrt(glassShares[size]);
  const [width, height] = [wall.width * scale, wall.height * scale];
  const [x, y] = [wall.x + (wall.width - width) / 2, wall.y + (wall.height - height) * 0.4];
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true" className="h-auto w-full">
      <rect {...wall} className="fill-sand" />
      {width > 0 && <Pane x={x} y={y} width={width} height={height} />}
      <path d="M0 68.5h120" className="stroke-line" strokeWidth="1.5" />
      <Armchair />
    </svg>
  );
}

/** Builds an SVG path with its numbers rounded to hundredths. */
const path = (parts: TemplateStringsArray, ...numbers: number[]) =>
  String.raw(parts, ...numbers.map((number) => hundredths(number)));

function Pane({ x, y, width, height }: typeof wall) {
  const horizon = y + height * 0.66;
  return (
    <>
      <path d={path`M${x} ${y}h${width}v${height}h${-width}Z`} className="fill-brand-tint" />
      <circle
        cx={hundredths(x + width * 0.76)}
        cy={hundredths(y + height * 0.34)}
        r={hundredths(height * 0.13 + 1.5)}
        className="fill-accent"
      />
      <path
        d={path`M${x} ${horizon}q${width * 0.3} ${-height * 0.14} ${width * 0.55} 0t${width * 0.45} ${-height * 0.04}V${y + height}H${x}Z`}
        className="fill-brand"
        opacity="0.28"
      />
      <path
        d={path`M${x} ${y}h${width}v${height}h${-width}ZM${x + width / 2} ${y}v${height}`}
        className="fill-none stroke-brand"
        strokeWidth="1.6"
      />
    </>
  );
}

/** An armchair, which shows the scale. */
function Armchair() {
  return (
    <path
      d="M14 77v-9a4 4 0 0 1 8 0v2h14v-2a4 4 0 0 1 8 0v9ZM18 63v-7a5 5 0 0 1 5-5h12a5 5 0 0 1 5 5v7a6 6 0 0 0-5 5H23a6 6 0 0 0-5-5Z"
      className="fill-soft"
    />
  );
}
