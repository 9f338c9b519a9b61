import type { Air } from "./air.ts";
import { aspectLimits, leastSide, roundSizes, sheetStep } from "./data.ts";
import { diameterFor, frictionIn } from "./friction.ts";
import { areaOf, equivalentDiameter, type Shape } from "./sections.ts";

/** The flow that a duct must carry, and its limits: m³/s, Pa/m, m/s, metres. */
export interface Duty {
  flow: number;
  friction: number;
  velocity: number;
  roughness: number;
  air: Air;
}

const tolerance = 1e-9;

/** The next standard size: EN 1506, then steps of 100 mm. */
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
/** A whole number of steps, without binary rounding errors. */
const metres = (steps: number) => Math.round(steps * sheetStep) / 1000;

/** The smallest whole number for which a monotonic condition holds, by bisection; undefined if it does not hold even for the largest. */
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

/** The narrowest duct of a given height that carries the duty and is at least as wide as high; undefined if it would be flatter than 8 to 1. */
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

/** The best size for a given height: the smallest square if the height allows it. */
export function rectangleFor(height: number, duty: Duty): Shape | undefined {
  const square = smallestSquare(duty);
  return square && square.height <= height ? square : widthFor("rectangular", height, duty);
}

/** A flat oval is worth its price only if a round duct is too high. */
export const ovalFor = (height: number, duty: Duty, round: number): Shape | undefined =>
  round <= height ? undefined : widthFor("oval", height, duty);

const heights = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 1.8, 2];

/** Equivalent rectangles, the flattest first. None is flatter than advised, and the last is square. */
export function otherRectangles(duty: Duty): Shape[] {
  const square = smallestSquare(duty);
  const flatter = heights
    .filter((height) => !square || height < square.height - tolerance)
    .map((height) => widthFor("rectangular", height, duty))
    .filter((shape) => shape !== undefined)
    .filter(({ width, height }) => width <= height * aspectLimits.advised + tolerance);
  return square ? [...flatter, square] : flatter;
}
