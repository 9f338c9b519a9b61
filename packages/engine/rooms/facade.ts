import { clearGlassFrom, radiantParts } from "../data/gains.ts";
import type { Glass } from "../data/glazing.ts";
import { flatSurface, type Irradiance, irradianceOn, type Surface, wallFacing } from "../sun/irradiance.ts";
import { degrees } from "../sun/position.ts";
import { profileTangent, sunlitShare } from "../sun/shading.ts";
import { beamAttenuation, beamRatio, diffuseRatio, tableAt } from "../walls/glass.ts";
import type { Day } from "../weather/design-days.ts";
import type { Window } from "./model.ts";

export type FacadeOf = (bearing: number | "roof") => Facade;

export interface Facade {
  surface: Surface;
  hours: readonly Irradiance[];
}

/** Computes the sun on the façades for one day. Each façade is computed once and shared by all rooms. */
export function facadesOf(day: Day, reflectance: number): FacadeOf {
  const known = new Map<number | "roof", Facade>();
  return (bearing) => {
    const found = known.get(bearing);
    if (found) return found;
    const surface = bearing === "roof" ? flatSurface : wallFacing(bearing);
    const hours = day.sun.map((sun, hour) =>
      irradianceOn(surface, sun, day.sky[hour] ?? { beam: 0, diffuse: 0 }, reflectance),
    );
    const facade = { surface, hours };
    known.set(bearing, facade);
    return facade;
  };
}

export const total = ({ beam, sky, ground }: Irradiance) => beam + sky + ground;

const beamShgc = ({ table, shgc, curve }: Glass, cosine: number) =>
  table ? tableAt(table, cosine) : shgc * beamRatio(curve, cosine);
const diffuseShgc = ({ table, shgc, curve }: Glass) => table?.diffuse ?? shgc * diffuseRatio(curve);

/** Computes the heat (W) through a window or a flat skylight: direct beam, diffuse light, and conduction. */
export function windowGains(window: Window, day: Day, { surface, hours }: Facade, inside: number) {
  const { area, height, glass, blind } = window;
  const size = { height, width: area / height };
  const isFlat = surface.tilt === 0;
  const scattered = area * diffuseShgc(glass) * (blind?.diffuse ?? 1);
  return {
    beam: hours.map(({ beam, cosine }, hour) => {
      const sun = day.sun[hour];
      if (beam === 0 || !sun) return 0;
      const profile = isFlat ? 0 : degrees(Math.atan(profileTangent(sun, surface.azimuth)));
      const behindBlind = blind ? beamAttenuation(blind, profile) : 1;
      const lit = isFlat ? 1 : sunlitShare(window, size, sun, surface.azimuth);
      return area * beam * lit * beamShgc(glass, cosine) * behindBlind;
    }),
    diffuse: hours.map(({ sky, ground }) => scattered * (sky + ground)),
    conduction: day.dryBulb.map((celsius) => glass.u * area * (celsius - inside)),
  };
}

/** Returns the radiant share of the heat through a window. It is not for a beam without a blind, which is completely radiant. */
export const radiantPart = ({ glass, blind }: Window) =>
  blind?.radiant ?? (glass.shgc > clearGlassFrom ? radiantParts.clearGlass : radiantParts.darkGlass);
