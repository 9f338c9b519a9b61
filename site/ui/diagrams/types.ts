import type { ReactNode } from "react";
import type { DiagramName, LabelOf } from "#site/content/diagrams.ts";

/** The position of a label in the English version; the Arabic one mirrors it. `y` is the middle of its lines. */
export type Place = {
  at: [x: number, y: number];
  /** The side of the text that is at `x`. `start` is the side where reading begins. */
  from?: "start" | "middle" | "end";
  /** A line is broken between words after about so many characters. */
  wrap?: number;
  /** `name` is the name of a part, `note` a quieter remark such as a place or a medium. */
  look?: "name" | "note";
};

/** A drawing has a position for every label and every number of its diagram. */
export type Drawing<N extends DiagramName> = {
  shapes: ReactNode;
  labels: Record<LabelOf<N>, Place>;
  numbers: [x: number, y: number][];
  /** The part of the drawing for each number. A film shows one after the other and dims the rest. */
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
