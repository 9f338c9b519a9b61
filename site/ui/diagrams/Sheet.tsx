import type { ReactNode } from "react";
import type { DiagramName } from "#site/content/diagrams.ts";
import { drawings } from "./drawings.ts";
import { Callout, Label } from "./Lettering.tsx";
import { plateWidth } from "./size.ts";
import type { Place } from "./types.ts";

type Props = { name: DiagramName; dir: "ltr" | "rtl"; labels: Record<string, string>; children?: ReactNode };

/**
 * The whole drawing: shapes, numbers and labels. For right-to-left languages the drawing is mirrored, but not its letters. `children` are drawn
 * over the shapes and numbers, but under the labels.
 */
export function Sheet({ name, dir, labels, children }: Props) {
  const { shapes, numbers, labels: places } = drawings[name];
  const toX = (x: number) => (dir === "rtl" ? plateWidth - x : x);
  const turned = (drawn: ReactNode) =>
    dir === "rtl" ? <g transform={`matrix(-1 0 0 1 ${plateWidth} 0)`}>{drawn}</g> : drawn;
  return (
    <>
      {turned(shapes)}
      {numbers.map(([x, y], index) => (
        <Callout key={`${x} ${y}`} number={index + 1} x={toX(x)} y={y} />
      ))}
      {children && turned(children)}
      {Object.entries<Place>(places).map(([key, place]) => (
        <Label key={key} text={labels[key] ?? ""} place={place} toX={toX} />
      ))}
    </>
  );
}
