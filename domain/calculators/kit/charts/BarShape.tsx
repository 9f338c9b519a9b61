import { type Colour, fill } from "./colours.ts";
import { hundredths, linear, type Span } from "./scale.ts";

/** A part of a bar. A faint part is a variant in the same colour. */
export interface Part {
  colour: Colour;
  value: number;
  faint?: boolean;
}

/** Returns the extent of all parts together, below and above zero. */
export const reachOf = (parts: readonly Part[]): Span => [
  parts.reduce((sum, { value }) => sum + Math.min(0, value), 0),
  parts.reduce((sum, { value }) => sum + Math.max(0, value), 0),
];

/** Draws the parts of a bar one after the other. Negative parts are on the other side of zero. */
export function BarShape({ parts, span }: { parts: readonly Part[]; span: Span }) {
  const scale = linear(span, [0, 100]);
  const x = (value: number) => hundredths(scale(value));
  let [down, up] = [0, 0];
  return (
    <svg aria-hidden width="100%" height="8" viewBox="0 0 100 1" preserveAspectRatio="none" className="mirrored">
      {parts.map(({ colour, value, faint }) => {
        const from = value < 0 ? down : up;
        if (value < 0) down += value;
        else up += value;
        return (
          <rect
            key={colour + faint}
            x={x(Math.min(from, from + value))}
            width={hundredths(scale(Math.abs(value)) - scale(0))}
            height="1"
            fillOpacity={faint ? 0.55 : 1}
            className={fill(colour)}
          />
        );
      })}
    </svg>
  );
}
