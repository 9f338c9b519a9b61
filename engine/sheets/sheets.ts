import type { CityId } from "../data/stations.ts";
import type { SheetName } from "./names.ts";
import { buildingParts } from "./parts/building.ts";
import { moistureParts } from "./parts/moisture.ts";
import { sunParts } from "./parts/sun.ts";
import { waterParts } from "./parts/water.ts";
import { type Part, type Table, tablesOf } from "./tables.ts";

const parts: Record<SheetName, readonly Part[]> = { ...moistureParts, ...waterParts, ...sunParts, ...buildingParts };

/** A sheet's figures: of one city with all its sides, or of several compared. */
export const sheetTables = (name: SheetName, cities: readonly CityId[]): Table[] => tablesOf(parts[name], cities);
