import { float, hourIn } from "@site/typed";
import { harmonics, type Spectrum } from "./layers.ts";

export const hours = 24;
/** A value for each hour of a day, from 1 o'clock to 24 o'clock. */
export type Series = readonly number[];

export function hourly(value: (index: number) => number): number[] {
  const series = new Array<number>(hours);
  for (let index = 0; index < hours; index += 1) series[index] = value(index);
  return series;
}
/**
 * A series of zeros. It is created with fractions, because JavaScript stores an array that begins with whole numbers in another way, and would
 * convert it at its first fraction.
 */
const blank = new Array<number>(hours).fill(0.5).fill(0);
export const zeros = (): number[] => blank.slice();
export const sum = (series: Series) => series.reduce((total, value) => total + value, 0);

const cosines = hourly((index) => Math.cos((2 * Math.PI * index) / hours));
const sines = hourly((index) => Math.sin((2 * Math.PI * index) / hours));
/** The weight of each harmonic: for a pulse of one hour, and for results that are the mean of each hour. */
const weights = Float64Array.from({ length: harmonics + 1 }, (_, k) => {
  const angle = (Math.PI * k) / hours;
  return k === 0 ? 1 : (Math.sin(angle) / angle) ** 2;
});

/**
 * Computes the hourly response to a pulse that comes every day at the same hour, from the response at each harmonic of the day. Harmonic k has
 * index k − 1 in the spectrum; for k = 0 the response is 1. So the hourly response always sums to 1.
 */
export function hourlyResponse({ real, imaginary }: Spectrum): number[] {
  const foldedReal = new Float64Array(hours);
  const foldedImaginary = new Float64Array(hours);
  for (let k = 1; k <= harmonics; k += 1) {
    const weight = float(weights, k);
    foldedReal[k % hours] = float(foldedReal, k % hours) + weight * float(real, k - 1);
    foldedImaginary[k % hours] = float(foldedImaginary, k % hours) + weight * float(imaginary, k - 1);
  }
  return hourly((j) => {
    let total = 0;
    for (let m = 0; m < hours; m += 1) {
      const turn = (m * j) % hours;
      total += float(foldedReal, m) * hourIn(cosines, turn) - float(foldedImaginary, m) * hourIn(sines, turn);
    }
    return (1 + 2 * total) / hours;
  });
}

/** Spreads a daily series of heat over the following hours by the response. */
export function spread(series: Series, response: Series): number[] {
  const result = zeros();
  for (let from = 0; from < hours; from += 1) {
    const value = hourIn(series, from);
    if (value === 0) continue;
    for (let j = 0; j < hours; j += 1) {
      const at = from + j < hours ? from + j : from + j - hours;
      result[at] = hourIn(result, at) + value * hourIn(response, j);
    }
  }
  return result;
}

/**
 * Computes the load from a gain by the radiant time series method: convective heat becomes load at once, radiant heat becomes load by the
 * series.
 */
export function asLoad(gain: Series, radiant: number, series: Series): number[] {
  const later = spread(gain, series);
  return gain.map((value, hour) => (1 - radiant) * value + radiant * hourIn(later, hour));
}
