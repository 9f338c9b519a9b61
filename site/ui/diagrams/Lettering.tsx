import type { Place } from "./types.ts";

/** Breaks a label between words into lines of about `wrap` characters. */
export function linesOf(text: string, wrap = 16): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= wrap) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const leading = 18;
const looks = {
  name: { fill: "var(--ink)", fontWeight: 600 },
  note: { fill: "var(--soft)", fontWeight: 400 },
} as const;

type Props = { text: string; place: Place; toX: (x: number) => number };

/** The words of a part of the drawing. Nothing else may be drawn at the same place. */
export function Label({ text, place: { at, from = "middle", wrap, look = "name" }, toX }: Props) {
  const lines = linesOf(text, wrap);
  const top = at[1] + 5 - ((lines.length - 1) * leading) / 2;
  return (
    <text {...looks[look]} textAnchor={from}>
      {lines.map((line, index) => (
        <tspan key={line} x={toX(at[0])} y={top + index * leading}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A number in the drawing. It refers to the list beside the drawing. */
export function Callout({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={12} fill="var(--ink)" stroke="var(--surface)" strokeWidth={2} />
      <text x={x} y={y + 5} textAnchor="middle" fill="var(--surface)" fontWeight={600}>
        {number}
      </text>
    </>
  );
}
