import type { Blind, Glass } from "../data/glazing.ts";
import { memoize } from "../memoize.ts";
import { profileStep, profileSteps } from "./glass.ts";
import { type LayerShares, type Slats, slatLayer } from "./slats.ts";

export const slatPlaces = ["inside", "between", "outside"] as const;
export type SlatPlace = (typeof slatPlaces)[number];

/** The range of solar factors for which the method is meant. */
export const solarFactors = { least: 0.15, most: 0.85 } as const;

/** The conductances (W/m²K) of the air and the radiation around the blind. */
const conductances = { inside: 30, between: 3, outside: 10, gapOutside: 5 } as const;
const inSeries = (...all: number[]) => 1 / all.reduce((sum, one) => sum + 1 / one, 0);

/**
 * Returns the solar factor of glass and blind together, divided by the solar factor of the glass: ISO 52022-1 (formerly EN 13363-1). For a blind
 * outside, the method assumes that no light passes straight between the slats. Light that passes straight is added separately.
 */
export function attenuation(place: SlatPlace, { u, shgc: g }: Pick<Glass, "u" | "shgc">, layer: LayerShares): number {
  const { passed, reflected, absorbed, straight } = layer;
  const { inside, between, outside, gapOutside } = conductances;
  if (place === "inside") return 1 - g * reflected - (absorbed * inSeries(u, inside)) / inside;
  if (place === "between") return passed + ((absorbed + (1 - g) * reflected) * inSeries(u, between)) / between;
  const whole = inSeries(u, gapOutside, outside);
  const warmed = (absorbed * whole) / outside + ((passed - straight) * (1 - g) * whole) / gapOutside;
  return Math.min(1, passed + warmed / g);
}

interface SlatBlind extends Pick<Slats, "tilt" | "reflectance"> {
  place: SlatPlace;
  glass: Pick<Glass, "u" | "shgc">;
}

/**
 * The radiant share of the heat from a venetian blind inside, as in the handbook's example. It is not used for a blind elsewhere, because then
 * the glass radiates into the room.
 */
const radiantInside = 0.54;

export const profileAngles = Array.from({ length: profileSteps }, (_, index) => index * profileStep);

/** Computes a blind of slats at an angle, for each profile angle of the sun. */
export const slatBlind = memoize(({ place, glass, ...slats }: SlatBlind): Blind => {
  const layer = slatLayer(slats);
  const beam = profileAngles.map((profile) => attenuation(place, glass, layer.beam(profile)));
  return {
    level: beam[0] ?? 1,
    steep: beam[profileAngles.indexOf(60)] ?? 1,
    diffuse: attenuation(place, glass, layer.diffuse),
    beam,
    radiant: place === "inside" ? radiantInside : undefined,
  };
});
