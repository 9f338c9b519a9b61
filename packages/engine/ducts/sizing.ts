import type { Air } from "./air.ts";
import { aspectLimits, leastSide, roundSizes, sheetStep } from "./data.ts";
import { diameterFor, frictionIn } from "./friction.ts";
import { areaOf, equivalentDiameter, type Shape } from "./sections.ts";

/** The flow (m³/s) that a duct must carry, its limits of friction (Pa/m) and velocity (m/s), its roughness (m), and the air. */
export interface Duty {
  flow: number;
  friction: number;
  velocity: number;
  roughness: number;
  air: Air;
}

const tolerance = 1e-9;

/** Returns the next larger standard diameter: a size of EN 1506, or above these sizes a multiple of 100 mm. */
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

const step = sheetStep / 1000;
const stepsIn = (size: number) => Math.ceil(size / step - tolerance);
/** Converts a number of steps into metres, without binary rounding errors. */
const metres = (steps: number) => Math.round(steps * sheetStep) / 1000;

/**
 * Finds, by bisection, the smallest whole number for which a condition holds. The condition must hold for all larger numbers too. Returns
 * undefined if it does not hold for the largest number.
 */
function firstFrom(low: number, high: number, holds: (index: number) => boolean) {
  if (high < low || !holds(high)) return undefined;
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

/**
 * Returns the narrowest duct of a given height that carries the flow within the limits and is at least as wide as high. Returns undefined if the
 * duct would be flatter than 8 to 1.
 */
export function widthFor(kind: "rectangular" | "oval", height: number, duty: Duty): Shape | undefined {
  const most = Math.floor((height * aspectLimits.most) / step + tolerance);
  const steps = firstFrom(stepsIn(height), most, (index) => carries({ kind, width: metres(index), height }, duty));
  return steps === undefined ? undefined : { kind, width: metres(steps), height };
}

const largestSide = 100;

function smallestSquare(duty: Duty): Shape | undefined {
  const square = (steps: number): Shape => ({ kind: "rectangular", width: metres(steps), height: metres(steps) });
  const steps = firstFrom(stepsIn(leastSide / 1000), largestSide, (index) => carries(square(index), duty));
  return steps === undefined ? undefined : square(steps);
}

/** Returns the best rectangle for a given height: the smallest square if it is low enough, otherwise the narrowest duct of that height. */
export function rectangleFor(height: number, duty: Duty): Shape | undefined {
  const square = smallestSquare(duty);
  return square && square.height <= height ? square : widthFor("rectangular", height, duty);
}

/** Returns a flat oval only if a round duct is too high, because otherwise an oval is not worth its price. */
export const ovalFor = (height: number, duty: Duty, round: number): Shape | undefined =>
  round <= height ? undefined : widthFor("oval", height, duty);

const heights = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 1.8, 2];

/** Returns rectangles that carry the same flow, the flattest first. None is flatter than the advised ratio, and the last is square. */
export function otherRectangles(duty: Duty): Shape[] {
  const square = smallestSquare(duty);
  const flatter = heights
    .filter((height) => !square || height < square.height - tolerance)
    .map((height) => widthFor("rectangular", height, duty))
    .filter((shape) => shape !== undefined)
    .filter(({ width, height }) => width <= height * aspectLimits.advised + tolerance);
  return square ? [...flatter, square] : flatter;
}
