import type { SkyFormula } from "../sun/clear-sky.ts";
import { type StationId, stations } from "./stations.ts";

/** The optical depths of the twelve months, January first. */
export interface Depths {
  taub: readonly number[];
  taud: readonly number[];
}

/** The editions of ASHRAE Handbook – Fundamentals whose clear sky can be chosen, and the formula of each edition. */
export const skies = {
  "2009": "2009",
  "2013": "2013",
  "2017": "2013",
  "2021": "2013",
} as const satisfies Record<string, SkyFormula>;
export type SkyId = keyof typeof skies;

/** The edition of the optical depths in stations.ts. The climate file of these depths names "2017 ASHRAE Handbook" as its source. */
export const usualEdition: SkyId = "2017";

/** These depths were read in the climate files of NREL/openstudio-standards, confidence high. */
const abuDhabi2009: Depths = {
  taub: [0.402, 0.558, 0.697, 0.655, 0.682, 0.78, 0.846, 0.758, 0.656, 0.565, 0.445, 0.421],
  taud: [2.015, 1.586, 1.365, 1.433, 1.386, 1.272, 1.248, 1.347, 1.466, 1.601, 1.88, 1.94],
};
const dubai2013: Depths = {
  taub: [0.463, 0.508, 0.547, 0.558, 0.596, 0.675, 0.792, 0.684, 0.585, 0.499, 0.463, 0.451],
  taud: [2.185, 2.029, 1.902, 1.828, 1.708, 1.551, 1.427, 1.611, 1.82, 2.046, 2.186, 2.232],
};

/** The optical depths of an edition that are used at a station. `of` is the station from which they come. */
export interface KnownDepths extends Depths {
  of: StationId;
}

/**
 * Returns the optical depths of an edition for a station, or undefined if we have not read them. In the editions of 2013 and 2017 the depths of
 * Dubai are used for all stations, as in stations.ts.
 */
export function depthsOf(sky: SkyId, station: StationId): KnownDepths | undefined {
  if (sky === "2009") return station === "abu-dhabi-intl" ? { ...abuDhabi2009, of: station } : undefined;
  if (sky === "2013") return { ...dubai2013, of: "dubai-intl" };
  if (sky === "2017") return { taub: stations[station].taub, taud: stations[station].taud, of: "dubai-intl" };
  return undefined;
}
