import type { DiagramName } from "#site/content/diagrams.ts";
import { amcVisit } from "./amc-visit.tsx";
import { districtCooling } from "./district-cooling.tsx";
import { freshAirPath } from "./fresh-air-path.tsx";
import { refrigerantCycle } from "./refrigerant-cycle.tsx";
import { solarOnGrid } from "./solar-on-grid.tsx";
import { splitUnit } from "./split-unit.tsx";
import type { Drawing } from "./types.ts";

export const drawings: { [N in DiagramName]: Drawing<N> } = {
  "split-unit": splitUnit,
  "district-cooling": districtCooling,
  "amc-visit": amcVisit,
  "refrigerant-cycle": refrigerantCycle,
  "fresh-air-path": freshAirPath,
  "solar-on-grid": solarOnGrid,
};
