import type { Place } from "./Plot.tsx";

type Props = { place: Place; at: number; value: number; text: string };

/** Text at a point of the drawing. Near an edge the text is aligned so that it stays inside the drawing. */
export function Note({ place, at, value, text }: Props) {
  return (
    <text
      x={`${place.x(at)}%`}
      y={place.y(value) - 8}
      textAnchor={at < 0.2 ? "start" : at > 0.8 ? "end" : "middle"}
      className="halo fill-ink font-semibold"
    >
      {text}
    </text>
  );
}
