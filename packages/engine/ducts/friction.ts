import { type Air, velocityPressure } from "./air.ts";

const laminarEnd = 2300;
const turbulentStart = 4000;

/** Solves Colebrook's equation for 1/√f by Newton's method, starting from Haaland's formula. */
export function colebrook(reynolds: number, relativeRoughness: number): number {
  const [rough, smooth] = [relativeRoughness / 3.7, 2.51 / reynolds];
  let root = -1.8 * Math.log10(rough ** 1.11 + 6.9 / reynolds);
  for (let step = 0; step < 50; step += 1) {
    const inside = rough + smooth * root;
    const off = root + 2 * Math.log10(inside);
    const next = root - off / (1 + (2 * smooth) / (Math.LN10 * inside));
    if (Math.abs(next - root) < 1e-13 * root) break;
    root = next;
  }
  return root ** -2;
}

/**
 * Returns the Darcy friction factor for laminar and for turbulent flow. In the transition zone between them, where no formula is certain, it is
 * linear.
 */
export function frictionFactor(reynolds: number, relativeRoughness: number): number {
  if (reynolds <= laminarEnd) return 64 / reynolds;
  if (reynolds >= turbulentStart) return colebrook(reynolds, relativeRoughness);
  const share = (reynolds - laminarEnd) / (turbulentStart - laminarEnd);
  return (1 - share) * (64 / laminarEnd) + share * colebrook(turbulentStart, relativeRoughness);
}

export interface Friction {
  velocity: number;
  reynolds: number;
  factor: number;
  /** Pa/m. */
  rate: number;
}

/** Computes the pressure loss of a flow (m³/s) in a straight round duct. Diameter and roughness are in metres. */
export function frictionIn(diameter: number, flow: number, roughness: number, air: Air): Friction {
  const velocity = (4 * flow) / (Math.PI * diameter ** 2);
  const reynolds = (air.density * velocity * diameter) / air.viscosity;
  const factor = frictionFactor(reynolds, roughness / diameter);
  return { velocity, reynolds, factor, rate: (factor / diameter) * velocityPressure(velocity, air) };
}

/** Finds the size at which a falling function reaches zero, by bisection. The middle of two sizes is their geometric mean. */
function crossing(low: number, high: number, falling: (size: number) => number) {
  let [from, to] = [low, high];
  for (let step = 0; step < 80; step += 1) {
    const middle = Math.sqrt(from * to);
    if (falling(middle) > 0) from = middle;
    else to = middle;
  }
  return to;
}

/** Returns the diameter (m) of the round duct in which a flow has the friction `rate` (Pa/m). */
export const diameterFor = (rate: number, flow: number, roughness: number, air: Air) =>
  crossing(0.005, 20, (diameter) => frictionIn(diameter, flow, roughness, air).rate - rate);

/** Returns the flow (m³/s) that has the friction `rate` (Pa/m) in a round duct. */
export const flowFor = (rate: number, diameter: number, roughness: number, air: Air) =>
  crossing(1e-7, 1000, (flow) => rate - frictionIn(diameter, flow, roughness, air).rate);
