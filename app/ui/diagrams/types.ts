import type { ReactNode } from "react";
import type { DiagramName, LabelOf } from "#app/site/diagrams.ts";

/** Where a label stands, as in English; the Arabic plate mirrors it. `y` is the middle of its lines. */
export type Place = {
  at: [x: number, y: number];
  /** Which side of the text stands at `x`; start is where reading begins. */
  from?: "start" | "middle" | "end";
  /** Characters after which a line is broken between words. */
  wrap?: number;
  /** The name of a part, or a quieter remark: where we are, what flows. */
  look?: "name" | "note";
};

/** A drawing has a place for every label of its diagram and for every number. */
export type Drawing<N extends DiagramName> = {
  shapes: ReactNode;
  labels: Record<LabelOf<N>, Place>;
  numbers: [x: number, y: number][];
};
