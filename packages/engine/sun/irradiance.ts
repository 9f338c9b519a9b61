import type { Sky } from "./clear-sky.ts";
import { radians, type Sun } from "./position.ts";

/**
 * A surface with angles in radians. The azimuth is measured from south, west positive. The tilt is 0 for a flat roof and a right angle for a
 * wall.
 */
export interface Surface {
  azimuth: number;
  tilt: number;
}

/** Returns a wall that faces a compass bearing in degrees, clockwise from north. */
export const wallFacing = (bearing: number): Surface => ({ azimuth: radians(bearing - 180), tilt: Math.PI / 2 });
export const flatSurface: Surface = { azimuth: 0, tilt: 0 };

/** The irradiance on a surface in W/m², by its origin, and the cosine of the angle of incidence. */
export interface Irradiance {
  beam: number;
  sky: number;
  ground: number;
  cosine: number;
}

const dark: Irradiance = { beam: 0, sky: 0, ground: 0, cosine: 0 };

export const cosineOfIncidence = ({ altitude, azimuth }: Sun, surface: Surface) =>
  Math.cos(altitude) * Math.cos(azimuth - surface.azimuth) * Math.sin(surface.tilt) +
  Math.sin(altitude) * Math.cos(surface.tilt);

/**
 * Returns the diffuse light on a vertical surface divided by the diffuse light on the ground. `cosine` is the cosine of the angle of incidence
 * on the vertical surface.
 */
export const verticalSkyRatio = (cosine: number) => Math.max(0.45, 0.55 + 0.437 * cosine + 0.313 * cosine ** 2);

export function irradianceOn(surface: Surface, sun: Sun, { beam, diffuse }: Sky, reflectance: number): Irradiance {
  if (sun.altitude <= 0) return dark;
  const cosine = cosineOfIncidence(sun, surface);
  const ratio = verticalSkyRatio(Math.cos(sun.altitude) * Math.cos(sun.azimuth - surface.azimuth));
  const horizontalPart = Math.max(0, Math.cos(surface.tilt));
  return {
    beam: beam * Math.max(0, cosine),
    sky: diffuse * (ratio * Math.sin(surface.tilt) + horizontalPart),
    ground: ((beam * Math.sin(sun.altitude) + diffuse) * reflectance * (1 - Math.cos(surface.tilt))) / 2,
    cosine: Math.max(0, cosine),
  };
}
