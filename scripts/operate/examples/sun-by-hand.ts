import type { Climate } from "@site/engine/data/stations.ts";

/** The position of the sun in degrees. The azimuth is measured clockwise from north. */
export interface Sun {
  altitude: number;
  azimuth: number;
}

const { sin, cos, tan, asin, atan2, exp, max, min, PI } = Math;
const turn = PI / 180;
/** Returns the day of the year for the 21st of a month. */
const dayOf = (month: number) => ([0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1] as number) + 21;

/** Returns the position of the sun at an hour of local standard time, by NOAA's low-precision formulas. */
export function sunAt({ latitude, longitude, timeZone }: Climate, month: number, hour: number): Sun {
  const g = (2 * PI * (dayOf(month) - 1 + (hour - 12) / 24)) / 365;
  const equation =
    229.18 * (0.000075 + 0.001868 * cos(g) - 0.032077 * sin(g) - 0.014615 * cos(2 * g) - 0.040849 * sin(2 * g));
  const declination =
    0.006918 -
    0.399912 * cos(g) +
    0.070257 * sin(g) -
    0.006758 * cos(2 * g) +
    0.000907 * sin(2 * g) -
    0.002697 * cos(3 * g) +
    0.00148 * sin(3 * g);
  const solar = hour + equation / 60 + (longitude - 15 * timeZone) / 15;
  const [h, l] = [15 * (solar - 12) * turn, latitude * turn];
  const altitude = asin(cos(l) * cos(declination) * cos(h) + sin(l) * sin(declination));
  const fromSouth = atan2(sin(h), cos(h) * sin(l) - tan(declination) * cos(l));
  return { altitude: altitude / turn, azimuth: fromSouth / turn + 180 };
}

/** Returns the direct (beam) and diffuse light of a clear sky in W/m², from the optical depths of the month. */
export function clearSky({ altitude }: Sun, month: number, tb: number, td: number) {
  if (altitude <= 0) return { beam: 0, diffuse: 0 };
  const above = 1367 * (1 + 0.033 * cos(((360 * (dayOf(month) - 3)) / 365) * turn));
  const m = 1 / (sin(altitude * turn) + 0.50572 * (6.07995 + altitude) ** -1.6364);
  const ab = 1.454 - 0.406 * tb - 0.268 * td + 0.021 * tb * td;
  const ad = 0.507 + 0.205 * tb - 0.08 * td - 0.19 * tb * td;
  return { beam: above * exp(-tb * m ** ab), diffuse: above * exp(-td * m ** ad) };
}

/** Returns the light from the sky and from the ground on a surface, in W/m². */
export function onSurface(
  sun: Sun,
  sky: { beam: number; diffuse: number } | undefined,
  facing: number,
  tilt: number,
  ground: number,
) {
  const { beam, diffuse } = sky ?? { beam: 0, diffuse: 0 };
  const [b, s, aside] = [sun.altitude * turn, tilt * turn, (sun.azimuth - facing) * turn];
  const cosine = cos(b) * cos(aside) * sin(s) + sin(b) * cos(s);
  const vertical = cos(b) * cos(aside);
  const y = max(0.45, 0.55 + 0.437 * vertical + 0.313 * vertical ** 2);
  const up = sun.altitude > 0;
  return {
    cosine: max(0, min(1, cosine)),
    beam: up ? beam * max(0, cosine) : 0,
    diffuse: diffuse * (y * sin(s) + cos(s)) + ((up ? beam * sin(b) + diffuse : 0) * ground * (1 - cos(s))) / 2,
  };
}
