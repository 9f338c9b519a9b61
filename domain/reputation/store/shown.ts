import type { Figures } from "./figures.ts";

/** The figures whose visibility is decided one by one. */
export const figureNames = ["answers", "arrivals", "once"] as const;
export type FigureName = (typeof figureNames)[number];

/** `few`: there are too few cases. `unreported`: too many visits have no reported arrival, so the share would flatter us. */
export type HiddenFor = "few" | "unreported";

/** The smallest part of the visits whose arrival must be known. */
const leastReported = 0.8;

/** Tells why a figure is hidden. Undefined means that it is shown. `least` is the number of cases that the office has set. */
export function hiddenFor(figures: Figures, name: FigureName, least: number): HiddenFor | undefined {
  const { cases } = figures[name];
  if (cases < least) return "few";
  if (name !== "arrivals") return undefined;
  const { unreported } = figures.arrivals;
  return cases / (cases + unreported) < leastReported ? "unreported" : undefined;
}
