import { float } from "@site/typed";
import { period } from "../walls/layers.ts";
import { admittance, convection, radiation, type ZoneSurface } from "./radiant-series.ts";

/** A heat store behind a film: the conductance (W/K) between the air and the store, and the heat capacity (J/K) of the store. */
export interface Storage {
  film: number;
  storage: number;
}

type Complex = readonly [real: number, imaginary: number];
const over = ([a, b]: Complex, [c, d]: Complex): Complex => {
  const size = c * c + d * d;
  return [(a * c + b * d) / size, (b * c - a * d) / size];
};
const squared = ([a, b]: Complex): Complex => [a * a - b * b, 2 * a * b];

/**
 * Returns one heat store behind one film that stands for all surfaces of a room. It follows a swing of the air temperature, `swings` times a
 * day, in the same way as all surfaces together. The surfaces exchange heat with the air by convection, and with one radiant node by radiation,
 * as in radiant-series.ts.
 */
export function storageOf(surfaces: readonly ZoneSurface[], swings: number): Storage {
  // The sums of area, of area × film, and of area × film^n / (film + radiation + admittance) for n = 0, 1 and 2.
  let [area, films] = [0, 0];
  let [[s0, i0], [s1, i1], [s2, i2]]: [Complex, Complex, Complex] = [
    [0, 0],
    [0, 0],
    [0, 0],
  ];
  for (const surface of surfaces) {
    const film = surface.convection ?? convection[surface.role];
    const { real, imaginary } = admittance(surface.layers);
    const [re, im] = over([1, 0], [film + radiation + float(real, swings - 1), float(imaginary, swings - 1)]);
    const weight = surface.area;
    area += weight;
    films += weight * film;
    [s0, i0] = [s0 + weight * re, i0 + weight * im];
    [s1, i1] = [s1 + weight * film * re, i1 + weight * film * im];
    [s2, i2] = [s2 + weight * film ** 2 * re, i2 + weight * film ** 2 * im];
  }
  const [star, starI] = over(squared([s1, i1]), [area - radiation * s0, -radiation * i0]);
  const [resistance, lag] = over([1, 0], [films - s2 - radiation * star, -i2 - radiation * starI]);
  return { film: 1 / resistance, storage: -period / (2 * Math.PI * swings * lag) };
}
