import type { Room } from "@site/engine/rooms/model.ts";

/** A layer of a wall, with its resistance in m²K/W and its heat capacity in J/m²K. */
interface Layer {
  resistance: number;
  capacity: number;
}
type Complex = readonly [real: number, imaginary: number];

const times = ([a, b]: Complex, [c, d]: Complex): Complex => [a * c - b * d, a * d + b * c];
const plus = ([a, b]: Complex, [c, d]: Complex): Complex => [a + c, b + d];
const over = (a: Complex, [c, d]: Complex): Complex => times(a, [c / (c * c + d * d), -d / (c * c + d * d)]);
const by = (factor: number, [a, b]: Complex): Complex => [factor * a, factor * b];
const one: Complex = [1, 0];

type Matrix = readonly [a: Complex, b: Complex, c: Complex, d: Complex];
const product = ([a, b, c, d]: Matrix, [e, f, g, h]: Matrix): Matrix => [
  plus(times(a, e), times(b, g)),
  plus(times(a, f), times(b, h)),
  plus(times(c, e), times(d, g)),
  plus(times(c, f), times(d, h)),
];

const cosh = ([a, b]: Complex): Complex => [Math.cosh(a) * Math.cos(b), Math.sinh(a) * Math.sin(b)];
const sinh = ([a, b]: Complex): Complex => [Math.sinh(a) * Math.cos(b), Math.cosh(a) * Math.sin(b)];

function layerAt({ resistance, capacity }: Layer, w: number): Matrix {
  if (capacity === 0) return [one, [resistance, 0], [0, 0], one];
  if (resistance === 0) return [one, [0, 0], [0, w * capacity], one];
  const root = Math.sqrt((w * resistance * capacity) / 2);
  const g: Complex = [root, root];
  return [cosh(g), by(resistance, over(sinh(g), g)), by(1 / resistance, times(g, sinh(g))), cosh(g)];
}
const wallAt = (layers: readonly Layer[], w: number) =>
  layers.map((layer) => layerAt(layer, w)).reduce(product, [one, [0, 0], [0, 0], one]);

/**
 * Computes 24 hourly shares from a frequency response, whose value for a steady temperature is 1. `most` is the number of harmonics. Above
 * 40 cycles a day almost nothing passes a thick wall, and its matrix overflows.
 */
function hourly(response: (w: number) => Complex, most: number): number[] {
  const shares = Array.from({ length: 24 }, () => 1 / 24);
  for (let k = 1; k <= most; k += 1) {
    const w = (2 * Math.PI * k) / 86_400;
    const half = w * 1800;
    const [real, imaginary] = response(w);
    const weight = (2 * (Math.sin(half) / half) ** 2) / 24;
    for (let lag = 0; lag < 24; lag += 1) {
      const angle = w * lag * 3600;
      shares[lag] = (shares[lag] ?? 0) + weight * (real * Math.cos(angle) - imaginary * Math.sin(angle));
    }
  }
  return shares;
}

const known = new Map<readonly Layer[], { u: number; lag: number[] }>();

/** Returns the U-value of a wall or roof, and the shares of the entering heat that leave it in each of the following hours. */
export function conductionSeries(layers: readonly Layer[]) {
  const found = known.get(layers);
  if (found) return found;
  const u = 1 / layers.reduce((sum, { resistance }) => sum + resistance, 0);
  const lag = hourly((w) => by(1 / u, over(one, wallAt(layers, w)[1])), 60);
  known.set(layers, { u, lag });
  return { u, lag };
}

interface Interiors {
  floor: readonly Layer[];
  ceiling: readonly Layer[];
  partition: readonly Layer[];
  furniture: readonly Layer[];
}

/** Heat transfer coefficients of every inner surface in W/m²K: to the air, and to the other surfaces. */
const [convective, radiant] = [4.2, 5.1];

/**
 * Returns the load in the hours after a pulse of radiant heat, as two series: for heat on all surfaces, and for heat on the floor and
 * furniture only.
 */
export function roomSeries(room: Room, inside: Interiors) {
  const outside = room.walls.reduce((sum, { area }) => sum + area, 0);
  const surfaces = [
    { area: room.area, layers: inside.floor, lit: true },
    { area: room.area, layers: inside.furniture, lit: true },
    { area: room.area, layers: room.roof?.layers ?? inside.ceiling, lit: false },
    { area: Math.max(0, 4 * Math.sqrt(room.area) * room.height - outside), layers: inside.partition, lit: false },
    ...room.walls.flatMap(({ area, layers, windows }) => {
      const glass = windows.reduce((sum, window) => sum + window.area, 0);
      return [
        { area: area - glass, layers, lit: false },
        { area: glass, layers: [], lit: false },
      ];
    }),
  ];
  const whole = surfaces.reduce((sum, { area }) => sum + area, 0);
  const lit = surfaces.reduce((sum, surface) => sum + (surface.lit ? surface.area : 0), 0);
  const load = (onFloor: boolean) => (w: number) => {
    const parts = surfaces.map(({ area, layers, lit: isLit }) => {
      const last = layers.findLastIndex(({ capacity }) => capacity > 0);
      const [, , c, d] = wallAt(layers.slice(0, last + 1), w);
      const pulse = onFloor ? (isLit ? 1 / lit : 0) : 1 / whole;
      return { area, pulse, total: plus(over(c, d), [convective + radiant, 0]) };
    });
    const sum = (weight: (part: (typeof parts)[number]) => number) =>
      parts.map((part) => by(weight(part), over(one, part.total))).reduce(plus, [0, 0]);
    const mean = over(
      sum(({ area, pulse }) => area * pulse),
      plus(
        [whole, 0],
        by(
          -radiant,
          sum(({ area }) => area),
        ),
      ),
    );
    return by(
      convective,
      plus(
        sum(({ area, pulse }) => area * pulse),
        by(
          radiant,
          times(
            mean,
            sum(({ area }) => area),
          ),
        ),
      ),
    );
  };
  return { other: hourly(load(false), 60), floor: hourly(load(true), 60) };
}
