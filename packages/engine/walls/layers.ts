import { float } from "@site/typed";
/** A layer of a construction, per square metre: resistance in m²K/W and heat capacity in J/K. An air film or an air gap has no heat capacity. */
export interface Layer {
  resistance: number;
  capacity: number;
}

export const film = (resistance: number): Layer => ({ resistance, capacity: 0 });

export const transmittance = (layers: readonly Layer[]) =>
  1 / layers.reduce((sum, { resistance }) => sum + resistance, 0);

export const period = 86_400;
/** The number of harmonics of the day that are calculated. */
export const harmonics = 400;

/** A complex number for each frequency, as two lists. */
export interface Spectrum {
  real: Float64Array;
  imaginary: Float64Array;
}

/**
 * The two-port matrix of a construction at one frequency, from the first layer to the last: [a b; c d], each with a real and an imaginary part.
 * Each layer is divided by the exponential growth of its hyperbolic functions, so that thick layers do not overflow. `growth` is the sum of
 * these exponents.
 */
export interface TwoPort {
  matrix: Float64Array;
  growth: number;
}

/** A layer with less storage than this is calculated as a pure resistance followed by a lumped capacity. */
const lumped = 1e-5;

/** Writes the matrix of a layer: [cosh g, R sinh g / g; g sinh g / R, cosh g] with g = √(iωRC). Returns its growth. */
function writeLayer(into: Float64Array, { resistance, capacity }: Layer, frequency: number): number {
  const s = Math.sqrt((frequency * resistance * capacity) / 2);
  if (s < lumped) {
    into.set([1, 0, resistance, 0, 0, frequency * capacity, 1, 0]);
    return 0;
  }
  const decay = Math.exp(-2 * s);
  const [cosh, sinh, cos, sin] = [(1 + decay) / 2, -Math.expm1(-2 * s) / 2, Math.cos(s), Math.sin(s)];
  const [coshReal, coshImaginary, sinhReal, sinhImaginary] = [cosh * cos, sinh * sin, sinh * cos, cosh * sin];
  // For g = s (1 + i), sinh g / g = sinh g (1 − i) / 2s.
  const [over, times] = [resistance / (2 * s), s / resistance];
  into[0] = into[6] = coshReal;
  into[1] = into[7] = coshImaginary;
  into[2] = over * (sinhReal + sinhImaginary);
  into[3] = over * (sinhImaginary - sinhReal);
  into[4] = times * (sinhReal - sinhImaginary);
  into[5] = times * (sinhReal + sinhImaginary);
  return s;
}

export function twoPort(layers: readonly Layer[], frequency: number): TwoPort {
  let product = new Float64Array([1, 0, 0, 0, 0, 0, 1, 0]);
  let next = new Float64Array(8);
  const one = new Float64Array(8);
  let growth = 0;
  for (const layer of layers) {
    growth += writeLayer(one, layer, frequency);
    multiply(next, product, one);
    [product, next] = [next, product];
  }
  return { matrix: product, growth };
}

function multiply(into: Float64Array, m: Float64Array, n: Float64Array) {
  for (let row = 0; row < 8; row += 4)
    for (let column = 0; column < 4; column += 2) {
      const [ar, ai, br, bi] = [float(m, row), float(m, row + 1), float(m, row + 2), float(m, row + 3)];
      const [cr, ci] = [float(n, column), float(n, column + 1)];
      const [dr, di] = [float(n, 4 + column), float(n, 5 + column)];
      into[row + column] = ar * cr - ai * ci + br * dr - bi * di;
      into[row + column + 1] = ar * ci + ai * cr + br * di + bi * dr;
    }
}
