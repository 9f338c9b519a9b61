import { flowExponent, velocityIn } from "./pipes.ts";
import type { Pump } from "./pump.ts";
import { gravity, waterDensity } from "./water.ts";

/** A point on a pump's data sheet: m³/s, and metres of head. */
export interface PumpPoint {
  flow: number;
  head: number;
}

/** The curve of a pump: H = shutOff − fall · Q². */
export interface PumpCurve {
  shutOff: number;
  fall: number;
}

/** The curve of the pipes: metres at rest, and the friction at one known flow. */
export interface SystemCurve {
  rest: number;
  friction: number;
  flow: number;
}

export const pumpHead = ({ shutOff, fall }: PumpCurve, flow: number) => shutOff - fall * flow ** 2;
export const systemHead = ({ rest, friction, flow: known }: SystemCurve, flow: number) =>
  rest + friction * (flow / known) ** flowExponent;

/** The flow (m³/s) at which a pump gives no more head. */
export const largestFlow = ({ shutOff, fall }: PumpCurve) => Math.sqrt(shutOff / fall);

/** The curve through two points, of which the second has more flow at less head. */
export function curveThrough(first: PumpPoint, second: PumpPoint): PumpCurve {
  const fall = (first.head - second.head) / (second.flow ** 2 - first.flow ** 2);
  return { shutOff: first.head + fall * first.flow ** 2, fall };
}

/** A pump of which only the wanted point is known. As in EPANET, it has 4/3 of that head at no flow, and no head at twice that flow. */
export const genericCurve = ({ flow, head }: PumpPoint): PumpCurve => ({
  shutOff: (4 / 3) * head,
  fall: head / 3 / flow ** 2,
});

/** The flow (m³/s) at which pump and pipes have the same head; undefined if there is none. */
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

/** No pump is sold below these values, and their squares are too small for a number. */
const least = { flow: 1e-6, head: 1e-3 };

/** How a pump with this curve works in the pipes that are sized for the wanted duty. Without a curve it takes a generic one for that duty. */
export function runOf(wanted: Pump, efficiency: number, points?: readonly [PumpPoint, PumpPoint]) {
  const { needed, flow, head, parts, pipe } = wanted;
  if (!needed || flow < least.flow || head < least.head) return undefined;
  const curve = points ? curveThrough(...points) : genericCurve(wanted);
  const system: SystemCurve = { rest: parts.static + parts.residual, friction: parts.friction, flow };
  const met = crossing(curve, system);
  return {
    generic: points === undefined,
    wanted: flow,
    curve,
    system,
    /** It is undefined if the curves do not meet. */
    duty: met === undefined ? undefined : dutyAt(met, pumpHead(curve, met), efficiency, pipe.inside),
  };
}
export type Run = NonNullable<ReturnType<typeof runOf>>;

function dutyAt(flow: number, head: number, efficiency: number, inside: number) {
  const hydraulic = waterDensity * gravity * flow * head;
  return { flow, head, velocity: velocityIn(flow, inside), hydraulic, shaft: hydraulic / efficiency };
}
