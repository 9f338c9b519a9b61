import type { DiagramName } from "#site/content/diagrams.ts";

/** The unit is that of the drawing. A phone shows a drawing at about three quarters of its size, so no text is smaller than 15. */
export const plateWidth = 480;

/** The height of each figure, which is reserved before its file is loaded. */
export const diagramHeights: Record<DiagramName, number> = {
  "split-unit": 400,
  "district-cooling": 480,
  "amc-visit": 440,
  "refrigerant-cycle": 440,
  "fresh-air-path": 400,
  "solar-on-grid": 406,
};
