import type { DiagramName } from "#site/content/diagrams.ts";

/** In units of the drawing. A phone shows a plate at about three quarters of that, so no text is smaller than 15. */
export const plateWidth = 480;

/** Reserves the height of the figure before its file is loaded. */
export const diagramHeights: Record<DiagramName, number> = {
  "split-unit": 400,
  "district-cooling": 480,
  "amc-visit": 440,
  "refrigerant-cycle": 440,
  "fresh-air-path": 400,
  "solar-on-grid": 406,
};
