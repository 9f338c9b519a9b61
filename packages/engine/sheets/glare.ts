import type { AnnualDesign } from "../data/annual-design.ts";
import { degrees, type Place, sunOver } from "../sun/position.ts";

/**
 * Half of the width of the camera's picture, and the highest position of the sun in it, in degrees. The picture is 50° high, and its axis points
 * 10° down.
 */
const [halfWidth, highest] = [45, 15];
const designDate = 21;
const minutesOfDay = Array.from({ length: 24 * 60 }, (_, minute) => minute);

export interface Glare {
  /** The minutes after midnight when the sun enters the picture and when it has left the picture. */
  from: number;
  to: number;
  /** The number of minutes between `from` and `to` with the sun in the picture. */
  minutes: number;
}

function inPicture(facing: number, place: Place, month: number, minute: number): boolean {
  const { altitude, azimuth } = sunOver(place, month + 1, designDate, (minute + 0.5) / 60);
  const up = degrees(altitude);
  const aside = Math.abs(((degrees(azimuth) + 180 - facing + 540) % 360) - 180);
  return up > 0 && up <= highest && aside <= halfWidth;
}

/**
 * Returns the time when the sun is in the picture of a camera on the 21st of a month, with a free horizon. Returns undefined if it never is.
 * January is month 0.
 */
export function glare(facing: number, place: Place, month: number): Glare | undefined {
  const seen = minutesOfDay.filter((minute) => inPicture(facing, place, month, minute));
  const [first, last] = [seen[0], seen.at(-1)];
  return first === undefined || last === undefined ? undefined : { from: first, to: last + 1, minutes: seen.length };
}

/** The shares of the sun's heat that the paint of the box absorbs; then the electric power in the box (W) and its surface (m²). */
const paints = { white: 0.4, dark: 0.9 } as const;
const [power, surface] = [15, 0.27];

/** The temperature (°C) inside a closed box in the sun on the hot design day. */
export const boxTemperature = ({ hot }: AnnualDesign, paint: keyof typeof paints = "white") =>
  hot.dryBulb + (paints[paint] * 900 * 0.35) / 17 + power / (5.5 * surface);
