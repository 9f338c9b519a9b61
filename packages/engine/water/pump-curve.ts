import { flowExponent, velocityIn } from "./pipes.ts";
import type { Pump } from "./pump.ts";
import { gravity, waterDensity } from "./water.ts";

/** A point on a pump's data sheet: the flow in m³/s and the head in metres. */
export interface PumpPoint {
  flow: number;
  head: number;
}

/** The curve of a pump: H = shutOff − fall · Q². */
export interface PumpCurve {
  shutOff: number;
  fall: number;
}

/** The curve of the pipes: the head at rest in metres, and the friction (m) at one known flow (m³/s). */
export interface SystemCurve {
  rest: number;
  friction: number;
  flow: number;
}

export const pumpHead = ({ shutOff, fall }: PumpCurve, flow: number) => shutOff - fall * flow ** 2;
export const systemHead = ({ rest, friction, flow: known }: SystemCurve, flow: number) =>
  rest + friction * (flow / known) ** flowExponent;

/** Returns the flow (m³/s) at which the head of a pump becomes zero. */
export const largestFlow = ({ shutOff, fall }: PumpCurve) => Math.sqrt(shutOff / fall);

/** Returns the curve through two points. The second point has more flow and less head. */
export function curveThrough(first: PumpPoint, second: PumpPoint): PumpCurve {
  const fall = (first.head - second.head) / (second.flow ** 2 - first.flow ** 2);
  return { shutOff: first.head + fall * first.flow ** 2, fall };
}

/**
 * Returns a curve for a pump of which only one point is known. As in EPANET, the head at no flow is 4/3 of the known head, and the head at twice
 * the known flow is zero.
 */
export const genericCurve = ({ flow, head }: PumpPoint): PumpCurve => ({
  shutOff: (4 / 3) * head,
  fall: head / 3 / flow ** 2,
});

/** Returns the flow (m³/s) at which pump and pipes have the same head, or undefined if there is no such flow. */
export function crossing(pump: PumpCurve, system: SystemCurve): number | undefined {
  const spare = (flow: number) => pumpHead(pump, flow) - systemHead(system, flow);
  let [low, high] = [0, largestFlow(pump)];
  if (spare(low) <= 0 || spare(high) > 0) return undefined;
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (spare(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * The smallest flow (m³/s) and head (m) that are calculated. No pump is sold below these values, and their squares would be too small for a
 * number.
 */
const least = { flow: 1e-6, head: 1e-3 };

/** Computes the work of a pump in the pipes that are sized for the wanted duty. If no curve is known, a generic curve for that duty is used. */
export function runOf(pump: Pump, efficiency: number, points?: readonly [PumpPoint, PumpPoint]) {
  const { needed, flow, head, parts, pipe } = pump;
  if (!needed || flow < least.flow || head < least.head) return undefined;
  const curve = points ? curveThrough(...points) : genericCurve(pump);
  const system: SystemCurve = { rest: parts.static + parts.residual, friction: parts.friction, flow };
  const met = crossing(curve, system);
  return {
    generic: points === undefined,
    wanted: flow,
    curve,
    system,
    /** Undefined if the curves do not meet. */
    duty: met === undefined ? undefined : dutyAt(met, pumpHead(curve, met), efficiency, pipe.inside),
  };
}
export type Run = NonNullable<ReturnType<typeof runOf>>;

function dutyAt(flow: number, head: number, efficiency: number, inside: number) {
  const hydraulic = waterDensity * gravity * flow * head;
  return { flow, head, velocity: velocityIn(flow, inside), hydraulic, shaft: hydraulic / efficiency };
}
