import type { DiagramName } from "#site/content/diagrams.ts";

/** The width of a drawing in its own units. A phone shows the drawing at about three quarters of this size, so no text is smaller than 15 units. */
export const plateWidth = 480;

/** The height of each drawing. The page reserves this height before the file is loaded. */
export const diagramHeights: Record<DiagramName, number> = {
  "split-unit": 400,
  "district-cooling": 480,
  "amc-visit": 440,
  "refrigerant-cycle": 440,
  "fresh-air-path": 400,
  "solar-on-grid": 406,
};
