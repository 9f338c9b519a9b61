import { float, hourIn } from "@site/typed";
import { memoize } from "../memoize.ts";
import { harmonics, type Layer, period, type Spectrum, twoPort } from "../walls/layers.ts";
import { hourlyResponse } from "../walls/response.ts";

/**
 * A surface that faces the room. Its layers are listed from outside to inside. No heat passes through its back (adiabatic). A surface without
 * layers, such as glass, stores no heat.
 */
export interface ZoneSurface {
  role: "floor" | "ceiling" | "wall" | "furniture";
  area: number;
  layers: readonly Layer[];
  /** The heat transfer by convection (W/m²K) between the face and the air. If undefined, it follows from the role. */
  convection?: number;
}

/**
 * The shares of radiant heat that become load in the following hours. One series is for the sun, which falls on floor and furniture; the other
 * is for all other radiant heat.
 */
export interface RadiantSeries {
  solar: readonly number[];
  nonSolar: readonly number[];
}

/** Heat transfer coefficients inside in W/m²K: natural convection by the direction of the heat flow, and radiation between surfaces. */
export const convection = { floor: 4.04, ceiling: 0.95, wall: 3.08, furniture: 3.08 };
export const radiation = 5.1;

/**
 * Returns the heat that a surface takes up at its face per kelvin, for each harmonic of the day: C/D of its two-port matrix, without the film at
 * the face.
 */
export const admittance = memoize((layers: readonly Layer[]): Spectrum => {
  const last = layers.findLastIndex(({ capacity }) => capacity > 0);
  const real = new Float64Array(harmonics);
  const imaginary = new Float64Array(harmonics);
  for (let k = 1; last >= 0 && k <= harmonics; k += 1) {
    const { matrix } = twoPort(layers.slice(0, last + 1), (2 * Math.PI * k) / period);
    const [c, ci] = [float(matrix, 4), float(matrix, 5)];
    const [d, di] = [float(matrix, 6), float(matrix, 7)];
    const size = d * d + di * di;
    real[k - 1] = (c * d + ci * di) / size;
    imaginary[k - 1] = (ci * d - c * di) / size;
  }
  return { real, imaginary };
});

interface Part {
  area: number;
  convection: number;
  /** The share of the sun in the room that falls on one square metre of the surface. */
  sunlit: number;
  admittance: Spectrum;
}

function partsOf(surfaces: readonly ZoneSurface[]): Part[] {
  const isLit = ({ role }: ZoneSurface) => role === "floor" || role === "furniture";
  const sunlitArea = surfaces.filter(isLit).reduce((total, { area }) => total + area, 0);
  const parts = new Map<string | readonly Layer[], Part>();
  for (const surface of surfaces) {
    // Surfaces with the same construction and role take up heat in the same way, so their areas are added. Glass stores no heat, whatever its
    // role.
    const key = surface.role === "wall" ? (surface.layers.length === 0 ? "glass" : surface.layers) : surface.role;
    const known = parts.get(key);
    const own = admittance(surface.layers);
    const film = surface.convection ?? convection[surface.role];
    if (known?.admittance === own && known.convection === film) known.area += surface.area;
    else
      parts.set(known ? `${surface.role} ${parts.size}` : key, {
        area: surface.area,
        convection: film,
        sunlit: isLit(surface) ? 1 / sunlitArea : 0,
        admittance: own,
      });
  }
  return [...parts.values()];
}

/**
 * The positions of four sums in a list. Each is a weighted sum over all surfaces of 1 / (convection + radiation + admittance), with a real and
 * an imaginary part.
 */
const sums = { taken: 0, toAir: 2, sunTaken: 4, sunToAir: 6 };

function sumUp(into: Float64Array, parts: readonly Part[], k: number) {
  into.fill(0);
  for (const { area, convection: film, sunlit, admittance: stored } of parts) {
    const total = film + radiation + float(stored.real, k);
    const lag = float(stored.imaginary, k);
    const size = total * total + lag * lag;
    add(into, area, film, sunlit, total / size, -lag / size);
  }
}

function add(into: Float64Array, area: number, film: number, sunlit: number, real: number, imaginary: number) {
  const weights = [area, area * film, area * sunlit, area * film * sunlit];
  for (let index = 0; index < 4; index += 1) {
    const weight = hourIn(weights, index);
    into[2 * index] = float(into, 2 * index) + weight * real;
    into[2 * index + 1] = float(into, 2 * index + 1) + weight * imaginary;
  }
}

/**
 * Writes the load from a pulse of heat at one harmonic: the part that convects at once, and the part that reaches the air through the radiant
 * node.
 */
function writeLoad(
  { real, imaginary }: Spectrum,
  k: number,
  sum: Float64Array,
  at: { taken: number; toAir: number },
  area: number,
  whole: number,
) {
  const of = (index: number) => float(sum, index);
  const [taken, takenI] = [of(at.taken) / area, of(at.taken + 1) / area];
  const [air, airI] = [of(sums.toAir), of(sums.toAir + 1)];
  const [node, nodeI] = [whole - radiation * of(sums.taken), -radiation * of(sums.taken + 1)];
  const [up, upI] = [air * taken - airI * takenI, air * takenI + airI * taken];
  const size = node * node + nodeI * nodeI;
  real[k] = of(at.toAir) / area + (radiation * (up * node + upI * nodeI)) / size;
  imaginary[k] = of(at.toAir + 1) / area + (radiation * (upI * node - up * nodeI)) / size;
}

/**
 * Computes the radiant series of a room. Its surfaces exchange heat with the air and with a mean radiant node, while the air temperature is
 * constant. At each harmonic the load per unit of radiant heat is solved in closed form: once for a pulse on all surfaces, and once for a pulse
 * on floor and furniture.
 */
export function radiantSeries(surfaces: readonly ZoneSurface[]): RadiantSeries {
  const parts = partsOf(surfaces.filter(({ area }) => area > 0));
  const key = parts
    .map(({ area, convection: film, sunlit, admittance: own }) => [area, film, sunlit, idOf(own)])
    .join();
  const series = known.get(key) ?? seriesOf(parts);
  if (known.size >= mostKnown) known.clear();
  known.set(key, series);
  return series;
}

/**
 * The largest number of cached series, which is more than a project has rooms. A series can often be used again, because rooms keep their shape
 * while other values of a building are changed.
 */
const mostKnown = 500;
const known = new Map<string, RadiantSeries>();
const ids = new WeakMap<Spectrum, number>();
let lastId = 0;
function idOf(spectrum: Spectrum): number {
  const id = ids.get(spectrum) ?? ++lastId;
  ids.set(spectrum, id);
  return id;
}

function seriesOf(parts: readonly Part[]): RadiantSeries {
  const whole = parts.reduce((total, { area }) => total + area, 0);
  const empty = (): Spectrum => ({ real: new Float64Array(harmonics), imaginary: new Float64Array(harmonics) });
  const spectra = { nonSolar: empty(), solar: empty() };
  const sum = new Float64Array(8);
  for (let k = 0; k < harmonics; k += 1) {
    sumUp(sum, parts, k);
    writeLoad(spectra.nonSolar, k, sum, sums, whole, whole);
    writeLoad(spectra.solar, k, sum, { taken: sums.sunTaken, toAir: sums.sunToAir }, 1, whole);
  }
  return { nonSolar: hourlyResponse(spectra.nonSolar), solar: hourlyResponse(spectra.solar) };
}
