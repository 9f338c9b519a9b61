import { keysOf, nth } from "@site/typed";
import type { SkyFormula } from "../sun/clear-sky.ts";
import type { SunId } from "../sun/design-sun.ts";
import { type AnnualDesign, annualDesign } from "./annual-design.ts";
import type { SourcedData } from "./sources.ts";

/** Twelve values, January first. */
type Months = readonly number[];

/**
 * The design weather of a station. Temperatures are in °C; `taub` and `taud` have no unit. The daily ranges are those of days at the 5% dry
 * bulb.
 */
export interface Climate extends SourcedData {
  latitude: number;
  longitude: number;
  timeZone: number;
  /** Metres above sea level. */
  elevation: number;
  /** The 0.4% dry bulb of each month, its mean coincident wet bulb, and the daily ranges of both. */
  dryBulb: Months;
  wetBulb: Months;
  dryBulbRange: Months;
  wetBulbRange: Months;
  taub: Months;
  taud: Months;
  /** The clear-sky formula for which the optical depths were made. If undefined, it is the formula of 2013. */
  sky?: SkyFormula;
  /** The annual 0.4% dew point and its coincident dry bulb. Undefined if the design has no humid day. */
  humid?: AnnualDesign["humid"];
  /** The formula for the sun on design days. If undefined, it is the handbook's formula. */
  sun?: SunId;
}

export type StationClimate = Climate & Required<Pick<Climate, "humid">>;

const dubai: StationClimate = {
  latitude: 25.26,
  longitude: 55.36,
  timeZone: 4,
  elevation: 10,
  dryBulb: [28.4, 32.2, 36.0, 39.3, 42.2, 43.9, 45.0, 44.5, 42.1, 38.8, 34.1, 30.1],
  wetBulb: [17.4, 17.9, 18.2, 19.7, 21.0, 21.9, 23.4, 23.5, 22.6, 21.1, 19.3, 18.4],
  dryBulbRange: [10.2, 11.1, 12.1, 13.0, 13.3, 12.6, 11.1, 11.0, 11.2, 11.2, 10.4, 10.1],
  wetBulbRange: [4.9, 5.1, 5.8, 6.3, 6.5, 6.9, 6.4, 6.3, 6.7, 6.5, 5.1, 4.9],
  taub: [0.443, 0.502, 0.563, 0.595, 0.588, 0.637, 0.726, 0.689, 0.599, 0.514, 0.457, 0.438],
  taud: [2.088, 1.918, 1.774, 1.731, 1.742, 1.687, 1.569, 1.638, 1.773, 1.934, 2.084, 2.105],
  humid: annualDesign["dubai-intl"].humid,
  source: "climateMonths",
  confidence: "high",
};

/**
 * Returns the design weather of a station whose monthly values are not published. Its months are those of Dubai, shifted by the difference of
 * the annual 0.4% values.
 */
function movedFromDubai({ hot, humid }: AnnualDesign, own: Partial<Climate>): StationClimate {
  const from = annualDesign["dubai-intl"].hot;
  return {
    ...dubai,
    dryBulb: dubai.dryBulb.map((celsius) => celsius + hot.dryBulb - from.dryBulb),
    wetBulb: dubai.wetBulb.map((celsius) => celsius + hot.wetBulb - from.wetBulb),
    humid,
    source: "climate",
    confidence: "medium",
    ...own,
  };
}

export const stations = {
  "dubai-intl": dubai,
  "abu-dhabi-intl": {
    ...dubai,
    latitude: 24.43,
    longitude: 54.65,
    elevation: 27,
    dryBulb: [29.5, 33.8, 38.0, 41.8, 44.1, 45.2, 46.1, 46.5, 43.1, 40.1, 35.0, 31.2],
    wetBulb: [18.0, 17.8, 18.9, 20.3, 21.1, 21.9, 23.6, 23.3, 23.1, 21.6, 19.8, 18.8],
    dryBulbRange: [12.5, 13.9, 15.0, 16.9, 17.1, 16.6, 14.3, 14.3, 14.1, 14.1, 13.0, 12.6],
    wetBulbRange: [5.5, 5.8, 5.9, 6.5, 6.9, 6.9, 6.8, 6.8, 6.7, 6.5, 5.4, 5.7],
    humid: annualDesign["abu-dhabi-intl"].humid,
    source: "climateAbuDhabi",
    // The station's own optical depths are for the formula of 2009 (skies.ts). So the depths of Dubai are used.
    confidence: "medium",
  },
  "al-ain-intl": movedFromDubai(annualDesign["al-ain-intl"], {
    latitude: 24.26,
    longitude: 55.61,
    elevation: 265,
  }),
  "sharjah-intl": movedFromDubai(annualDesign["sharjah-intl"], {
    latitude: 25.33,
    longitude: 55.52,
    elevation: 34,
  }),
} satisfies Record<string, StationClimate>;
export type StationId = keyof typeof stations;

/** The nearest station of each city. `own` is true if that station is in the city itself. */
export const cities = {
  dubai: { station: "dubai-intl", own: true },
  "abu-dhabi": { station: "abu-dhabi-intl", own: true },
  "al-ain": { station: "al-ain-intl", own: true },
  sharjah: { station: "sharjah-intl", own: true },
  ajman: { station: "sharjah-intl", own: false },
  "umm-al-quwain": { station: "sharjah-intl", own: false },
  "ras-al-khaimah": { station: "sharjah-intl", own: false },
  fujairah: { station: "dubai-intl", own: false },
} as const satisfies Record<string, { station: StationId; own: boolean }>;
export type CityId = keyof typeof cities;
export const cityIds = keysOf(cities);

export const climateOf = (city: CityId): StationClimate => stations[cities[city].station];

/**
 * Shifts the temperatures of a climate, so that its hottest month has the given dry bulb and wet bulb. An authority or a consultant may require
 * them.
 */
export function movedTo(climate: Climate, dryBulb: number, wetBulb: number): Climate {
  const hottest = climate.dryBulb.indexOf(Math.max(...climate.dryBulb));
  return movedBy(climate, dryBulb - nth(climate.dryBulb, hottest), wetBulb - nth(climate.wetBulb, hottest));
}

function movedBy(climate: Climate, dry: number, wet: number): Climate {
  const move = (months: Months, by: number) => months.map((celsius) => celsius + by);
  return { ...climate, dryBulb: move(climate.dryBulb, dry), wetBulb: move(climate.wetBulb, wet) };
}

/**
 * The choices for the design temperatures: values that are exceeded in 0.4%, 1% or 2% of the hours, or the usual values of authorities and
 * consultants.
 */
export const designIds = ["ashrae04", "ashrae1", "ashrae2", "practice"] as const;
export type DesignId = (typeof designIds)[number];

/** The dry bulb and wet bulb (°C) of the hottest month that are often required. Confidence low: confirm them with the authority or consultant. */
export const practiceDesign = { dryBulb: 46, wetBulb: 29 } as const;

/**
 * Returns the climate of a city for a design. The months of 1% and 2% are those of 0.4%, shifted by the difference of the annual values. Their
 * humid day stays at 0.4%, because no milder dew point is published here. The design `practice` has no humid day.
 */
export function climateBy(design: DesignId, city: CityId): Climate {
  const climate = climateOf(city);
  if (design === "ashrae04") return climate;
  if (design === "practice") {
    const { humid: _, ...hot } = movedTo(climate, practiceDesign.dryBulb, practiceDesign.wetBulb);
    return hot;
  }
  const { hot, milder } = annualDesign[cities[city].station];
  const to = milder[design === "ashrae1" ? "1" : "2"];
  return movedBy(climate, to.dryBulb - hot.dryBulb, to.wetBulb - hot.wetBulb);
}
