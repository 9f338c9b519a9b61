import type { ReactNode } from "react";
import type { DiagramName } from "#app/site/diagrams.ts";
import { drawings } from "./drawings.ts";
import { Callout, Label } from "./Lettering.tsx";
import { plateWidth } from "./size.ts";
import type { Place } from "./types.ts";

type Props = { name: DiagramName; dir: "ltr" | "rtl"; labels: Record<string, string>; children?: ReactNode };

/** Shapes, labels and numbers. For right-to-left languages it is mirrored, but its letters are not; `children` lie on the shapes. */
export function Sheet({ name, dir, labels, children }: Props) {
  const { shapes, numbers, labels: places } = drawings[name];
  const toX = (x: number) => (dir === "rtl" ? plateWidth - x : x);
  const drawn = (
    <>
      {shapes}
      {children}
    </>
  );
  return (
    <>
      {dir === "rtl" ? <g transform={`matrix(-1 0 0 1 ${plateWidth} 0)`}>{drawn}</g> : drawn}
      {Object.entries<Place>(places).map(([key, place]) => (
        <Label key={key} text={labels[key] ?? ""} place={place} toX={toX} />
      ))}
      {numbers.map(([x, y], index) => (
        <Callout key={`${x} ${y}`} number={index + 1} x={toX(x)} y={y} />
      ))}
    </>
  );
}
