import { memoize } from "../memoize.ts";
import { float } from "../typed.ts";
import { harmonics, type Layer, period, transmittance, twoPort } from "./layers.ts";
import { hourlyResponse, type Series, spread } from "./response.ts";

/**
 * Conduction time series of a construction, outside to inside, from its layers: the transmission 1/B of its two-port matrix at each
 * harmonic, over its steady value. No table is needed, and none is shipped.
 */
export const conductionSeries = memoize((layers: readonly Layer[]): number[] => {
  const real = new Float64Array(harmonics);
  const imaginary = new Float64Array(harmonics);
  const steady = transmittance(layers);
  for (let k = 1; k <= harmonics; k += 1) {
    const { matrix, growth } = twoPort(layers, (2 * Math.PI * k) / period);
    const [b, bi] = [float(matrix, 2), float(matrix, 3)];
    const factor = Math.exp(-growth) / steady / (b * b + bi * bi);
    real[k - 1] = b * factor;
    imaginary[k - 1] = -bi * factor;
  }
  return hourlyResponse({ real, imaginary });
});

/** K: what the air outside would have to be for the same flow without sun. `coldSky` is the loss to the sky over the outside coefficient. */
export const solAir = (celsius: number, irradiance: number, absorptancePerFilm: number, coldSky: number) =>
  celsius + absorptancePerFilm * irradiance - coldSky;

/** W through an opaque surface, hour by hour. */
export function conduction(outside: Series, inside: number, conductance: number, series: Series): number[] {
  return spread(
    outside.map((celsius) => conductance * (celsius - inside)),
    series,
  );
}
