import { entriesOf } from "@site/typed";
import { type AnnualDesign, annualDesign } from "../data/annual-design.ts";
import { type Air, airs, type Sunshine, sunOf, suns } from "../data/monthly-climate.ts";
import { type CityId, cities, cityIds } from "../data/stations.ts";
import { type UtilityId, utilityOf } from "../data/tariffs.ts";

export const sides = ["shore", "inland", "hills"] as const;
export type Side = (typeof sides)[number];
type AirId = keyof typeof airs;

interface Position {
  latitude: number;
  longitude: number;
  air: Partial<Record<Side, AirId>>;
}

/** Sharjah, Ajman and Umm Al Quwain are in one cell of the climate data, so they share a local sheet. */
const sharjahGroup: Position = {
  latitude: 25.35,
  longitude: 55.4,
  air: { shore: "sharjah-shore", inland: "dubai-inland" },
};

const positions: Record<CityId, Position> = {
  dubai: {
    latitude: 25.2,
    longitude: 55.3,
    air: { shore: "dubai-shore", inland: "dubai-inland" },
  },
  "abu-dhabi": {
    latitude: 24.45,
    longitude: 54.4,
    air: { shore: "abu-dhabi-shore", inland: "abu-dhabi-inland" },
  },
  "al-ain": { latitude: 24.2, longitude: 55.75, air: { inland: "al-ain" } },
  sharjah: sharjahGroup,
  ajman: sharjahGroup,
  "umm-al-quwain": sharjahGroup,
  "ras-al-khaimah": {
    latitude: 25.8,
    longitude: 55.95,
    air: { shore: "ras-al-khaimah-shore", inland: "ras-al-khaimah-inland" },
  },
  // The only cell of Fujairah on land is mostly mountain.
  fujairah: { latitude: 25.1, longitude: 56.35, air: { hills: "fujairah-hills" } },
};

/** Everything that a local sheet knows about a place. */
export interface Site {
  city: CityId;
  latitude: number;
  longitude: number;
  timeZone: number;
  /** The sides of the city with their air. The side where most of the city stands comes first. */
  sides: readonly (readonly [Side, Air])[];
  sunshine: Sunshine;
  design: AnnualDesign;
  /** True if the design values come from a station of this city. Ajman and Umm Al Quwain share the station of Sharjah. */
  ownStation: boolean;
  utility: UtilityId;
}

export function siteOf(city: CityId): Site {
  const { latitude, longitude, air } = positions[city];
  const { station, own } = cities[city];
  return {
    ...{ city, latitude, longitude, timeZone: 4 },
    sides: entriesOf(air).map(([side, id]) => [side, airs[id]] as const),
    sunshine: suns[sunOf[city]],
    design: annualDesign[station],
    ownStation: own || positions[city] === sharjahGroup,
    utility: utilityOf[city],
  };
}

/** Returns the cities that have the same climate data as a city, including the city itself. */
export const sameClimate = (city: CityId): CityId[] =>
  cityIds.filter((other) => other === city || positions[other] === positions[city]);
