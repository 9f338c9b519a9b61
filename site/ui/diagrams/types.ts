import type { ReactNode } from "react";
import type { DiagramName, LabelOf } from "#site/content/diagrams.ts";

/** The position of a label in the English drawing. The Arabic drawing mirrors it. `y` is the middle of the label's lines. */
export type Place = {
  at: [x: number, y: number];
  /** The side of the text that is at `x`. `start` is the side where reading begins, left in English. */
  from?: "start" | "middle" | "end";
  /** The number of characters after which a line is broken, between two words. */
  wrap?: number;
  /** The look of the text. `name` is for the name of a part; `note` is a quieter remark, such as a place or a medium. */
  look?: "name" | "note";
};

/** A drawing. It has a position for every label and every number of its diagram. */
export type Drawing<N extends DiagramName> = {
  shapes: ReactNode;
  labels: Record<LabelOf<N>, Place>;
  numbers: [x: number, y: number][];
  /** For each number, the part of the drawing that it is about. A film shows one part after the other and dims the rest. */
  spots: Spot[];
};

/** A rectangle, or the corners of another shape. */
export type Spot = [x: number, y: number, width: number, height: number] | [x: number, y: number][];

export const cornersOf = (spot: Spot): [x: number, y: number][] => {
  if (!isRectangle(spot)) return spot;
  const [x, y, width, height] = spot;
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
};

const isRectangle = (spot: Spot): spot is [number, number, number, number] => typeof spot[0] === "number";
