import { float } from "@site/typed";
import { memoize } from "../memoize.ts";
import { harmonics, type Layer, period, transmittance, twoPort } from "./layers.ts";
import { hourlyResponse, type Series, spread } from "./response.ts";

/**
 * Returns the conduction time series of a construction, whose layers are listed from outside to inside. At each harmonic it is the transmission
 * 1/B of the two-port matrix, divided by its steady value. It is calculated from the layers, so no published table is needed.
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

/** Returns the sol-air temperature in °C. `coldSky` is the heat loss to the sky, divided by the outside heat transfer coefficient. */
export const solAir = (celsius: number, irradiance: number, absorptancePerFilm: number, coldSky: number) =>
  celsius + absorptancePerFilm * irradiance - coldSky;

/** Returns the heat (W) through an opaque surface at each hour. */
export function conduction(outside: Series, inside: number, conductance: number, series: Series): number[] {
  return spread(
    outside.map((celsius) => conductance * (celsius - inside)),
    series,
  );
}
