import { float } from "@site/typed";
import { period } from "../walls/layers.ts";
import { admittance, convection, radiation, type ZoneSurface } from "./radiant-series.ts";

/** The conductance (W/K) from the air to a storage behind it, and the capacity (J/K) of that storage. */
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
 * The one storage behind one film that follows a swing of the air, so many times a day, in the same way as all surfaces of the room together. The
 * surfaces convect to the air and radiate to one node, as in the radiant series.
 */
export function storageOf(surfaces: readonly ZoneSurface[], swings: number): Storage {
  // These are the sums of area, of area × film, and of area × film^n / (film + radiation + admittance).
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
