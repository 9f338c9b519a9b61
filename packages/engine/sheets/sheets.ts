import type { CityId } from "../data/stations.ts";
import { memoize } from "../memoize.ts";
import type { SheetName } from "./names.ts";
import { buildingParts } from "./parts/building.ts";
import { moistureParts } from "./parts/moisture.ts";
import { sunParts } from "./parts/sun.ts";
import { waterParts } from "./parts/water.ts";
import { type Part, type Table, tablesOf } from "./tables.ts";

const parts: Record<SheetName, readonly Part[]> = { ...moistureParts, ...waterParts, ...sunParts, ...buildingParts };

const tables = memoize(({ name, cities }: { name: SheetName; cities: readonly CityId[] }) =>
  tablesOf(parts[name], cities),
);

/**
 * Returns the tables of a local sheet: for one city with all its sides (shore, inland, hills), or for several cities in comparison. It is
 * memoized, because many pages of a city show the same local sheet.
 */
export const sheetTables = (name: SheetName, cities: readonly CityId[]): Table[] => tables({ name, cities });
