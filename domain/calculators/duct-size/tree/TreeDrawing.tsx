import type { TreeResult } from "@site/engine/ducts/tree/tree.ts";
import { Scroller } from "#site/ui/primitives/Table.tsx";
import type { Say } from "../../kit/frame/say.ts";
import { cell, type DrawnDuct, drawingOf } from "./drawing.ts";
import type { TreeFieldValues } from "./fields.ts";
import { flowNumber, shapeText } from "./say.ts";
import type { Words } from "./words.ts";

type Props = { asked: TreeFieldValues; result: TreeResult; say: Say<Words> };

/** The smallest pressure in Pa for which a damper is drawn. */
const drawnDamper = 1;

/** Draws the tree as a line diagram. It begins at the fan and follows the direction of reading. */
export function TreeDrawing({ asked: input, result, say }: Props) {
  const { words, fill, language } = say;
  const { width, height, ducts } = drawingOf(result.sections);
  const xOf = (x: number) => (language === "ar" ? width - x : x);
  const onTop = [...ducts].sort((a, b) => Number(a.section.isCritical) - Number(b.section.isCritical));
  const fan = xOf(cell.start - 18);
  return (
    <figure className="min-w-0">
      <Scroller label={words.title} className="rounded-card border border-line">
        <svg
          role="img"
          aria-label={fill(words.drawing, { n: ducts.length })}
          direction="ltr"
          width={width}
          height={height}
          className="max-w-none"
        >
          {onTop.map((duct) => (
            <Duct key={duct.section.number} duct={duct} xOf={xOf} label={flowNumber(duct.section.flow, input, say)} />
          ))}
          <circle cx={fan} cy={cell.around} r={18} className="fill-raised stroke-brand" strokeWidth={2} />
          <path
            d={`M${fan} ${cell.around - 13}L${xOf(cell.start - 3)} ${cell.around}L${fan} ${cell.around + 13}`}
            className="fill-none stroke-brand"
            strokeWidth={2}
          />
        </svg>
      </Scroller>
      <figcaption className="mt-3 text-xs text-soft">{words.notes.drawing}</figcaption>
    </figure>
  );
}

type DuctProps = { duct: DrawnDuct; xOf: (x: number) => number; label: string };

function Duct({ duct, xOf, label }: DuctProps) {
  const { section, points, thickness } = duct;
  const { number, shape, isCritical, damper, outlet } = section;
  const line = points.map(([x, y]) => `${xOf(x)} ${y}`).join("L");
  const [from = [0, 0], end = [0, 0]] = points.slice(1);
  const middle = xOf((from[0] + end[0]) / 2 + 4);
  const y = end[1];
  return (
    <g className={isCritical ? "stroke-brand" : "stroke-field"}>
      <path d={`M${line}`} fill="none" strokeWidth={thickness} strokeLinejoin="round" />
      {outlet !== undefined && (
        <path d={`M${xOf(end[0])} ${y - 9}v18M${xOf(end[0] + 6)} ${y - 9}v18`} strokeWidth={2.5} />
      )}
      {damper >= drawnDamper && <Damper x={xOf(from[0] + 16)} y={y} />}
      <g stroke="none" textAnchor="middle" className="text-xs">
        <text x={middle} y={y - thickness / 2 - 6} className="fill-ink font-semibold">
          {shapeText(shape)}
        </text>
        <text x={middle} y={y + thickness / 2 + 15} className="fill-soft">
          {`${number} · ${label}`}
        </text>
      </g>
    </g>
  );
}

/** Draws a damper as a bow tie, which is its usual symbol in drawings. */
const Damper = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x - 7} ${y - 8}L${x + 7} ${y + 8}V${y - 8}L${x - 7} ${y + 8}Z`}
    className="fill-raised stroke-ink"
    strokeWidth={1.5}
  />
);
