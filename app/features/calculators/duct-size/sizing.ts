import type { Air } from "./air.ts";
import { aspectLimits, leastSide, roundSizes, sheetStep } from "./data.ts";
import { diameterFor, frictionIn } from "./friction.ts";
import { areaOf, equivalentDiameter, type Shape } from "./sections.ts";

/** What a duct must carry, and within which limits: m³/s, Pa/m, m/s, metres. */
export interface Duty {
  flow: number;
  friction: number;
  velocity: number;
  roughness: number;
  air: Air;
}

const tolerance = 1e-9;

/** The next size made: EN 1506, then whole decimetres. */
export function roundUp(diameter: number): number {
  const millimetres = diameter * 1000 - tolerance;
  return (roundSizes.find((size) => size >= millimetres) ?? Math.ceil(millimetres / 100) * 100) / 1000;
}

export interface ExactRound {
  forFriction: number;
  forVelocity: number;
  governs: "friction" | "velocity";
}

export function exactRound({ flow, friction, velocity, roughness, air }: Duty): ExactRound {
  const forFriction = diameterFor(friction, flow, roughness, air);
  const forVelocity = Math.sqrt((4 * flow) / (Math.PI * velocity));
  return { forFriction, forVelocity, governs: forVelocity > forFriction ? "velocity" : "friction" };
}

const carries = (shape: Shape, { flow, friction, velocity, roughness, air }: Duty) =>
  flow / areaOf(shape) <= velocity + tolerance &&
  frictionIn(equivalentDiameter(shape), flow, roughness, air).rate <= friction + tolerance;

/** The narrowest duct of that height that carries the duty, in steps of the workshop; undefined where it would be flatter than 8 to 1. */
export function widthFor(kind: "rectangular" | "oval", height: number, duty: Duty): Shape | undefined {
  const [step, least] = [sheetStep / 1000, leastSide / 1000];
  const first = kind === "oval" ? Math.ceil(height / step - tolerance) * step : least;
  const count = Math.floor((height * aspectLimits.most - first) / step + tolerance);
  let [low, high] = [0, count];
  const at = (index: number): Shape => ({ kind, width: Math.round((first + index * step) * 1e6) / 1e6, height });
  if (count < 0 || !carries(at(count), duty)) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (carries(at(middle), duty)) high = middle;
    else low = middle + 1;
  }
  return at(low);
}

const heights = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 1.8, 2];

/** Rectangles that do the same, the flattest first, none flatter than is advised. */
export const otherRectangles = (duty: Duty): Shape[] =>
  heights
    .map((height) => widthFor("rectangular", height, duty))
    .filter((shape): shape is Shape => shape !== undefined)
    .filter(({ width, height }) => width >= height && width <= height * aspectLimits.advised + tolerance);
