import { InputRefused } from "../../check.ts";
import { type Air, velocityPressure } from "../air.ts";
import { materials, quietVelocity } from "../data.ts";
import { frictionIn } from "../friction.ts";
import { areaOf, equivalentDiameter, type Shape } from "../sections.ts";
import { bends, dampers, junctionLoss, type Side } from "./fittings.ts";
import { issueAt, type TreeInput } from "./input.ts";
import type { Branch } from "./layout.ts";
import { rectangularDucts, roundDucts } from "./sizes.ts";

/**
 * The reason for the size of a section: the friction rate, noise, static regain, the size of the section before (if regain cannot be reached),
 * or the smallest size that is made.
 */
export const reasonIds = ["friction", "velocity", "regain", "before", "least"] as const;
export type Reason = (typeof reasonIds)[number];

/** The air in a duct of a given size. */
interface DuctFlow extends Side {
  shape: Shape;
  /** The velocity limit in m/s. */
  limit: number;
  /** Pa/m. */
  friction: number;
  /** The losses of total pressure (Pa): along the duct, at the junction before it, and in its fittings. */
  loss: { straight: number; junction: number; fittings: number; total: number };
  /** The change of static pressure (Pa) from the end of the section before to the end of this section. A positive value is a gain. */
  regain: number | undefined;
}

export interface SizedDuct extends DuctFlow {
  reason: Reason;
}

const slack = 1e-9;

export function flowInDuct(
  { given: section, flow, part }: Branch,
  shape: Shape,
  before: Side | undefined,
  input: TreeInput,
  air: Air,
): DuctFlow {
  const kind = shape.kind === "round" ? "round" : "rectangular";
  const material = materials[part === "runout" ? input.endMaterial : input.material];
  const area = areaOf(shape);
  const velocity = flow / area;
  const own = velocityPressure(velocity, air);
  const { rate } = frictionIn(equivalentDiameter(shape), flow, material.roughness / 1000, air);
  const coefficient =
    section.bends * bends[section.bend][kind] +
    section.dampers * dampers.damper[kind] +
    section.fire * dampers.fire[kind] +
    section.other;
  const side = { velocity, area, velocityPressure: own };
  const straight = rate * section.length;
  const junction = before ? junctionLoss(section.from, before, side) : 0;
  const fittings = coefficient * own;
  const total = straight + junction + fittings;
  return {
    ...side,
    shape,
    limit: section.velocity ?? quietVelocity(shape.kind, section.place ?? input.place, input.quiet, part),
    friction: rate,
    loss: { straight, junction, fittings, total },
    regain: before && before.velocityPressure - own - total,
  };
}

/**
 * Returns the ducts that may be built for a section, each list from the smallest up. If a round duct is wanted, a second list has rectangles, in
 * case no round duct fits under the height.
 */
function offered({ given: section, part }: Branch, { shape, endShape, height, rounds, step }: TreeInput): Shape[][] {
  const most = section.height ?? height;
  const rectangles = rectangularDucts(most, step);
  return (part === "runout" ? endShape : shape) === "round" ? [roundDucts(most, rounds), rectangles] : [rectangles];
}

/** Chooses the size of a section. The size of the section before it must be known. */
export function sizeOf(branch: Branch, before: Side | undefined, input: TreeInput, air: Air): SizedDuct {
  const lists = offered(branch, input).map((shapes) =>
    shapes.map((shape) => flowInDuct(branch, shape, before, input, air)),
  );
  const chosen = (before && regaining(branch, lists, before, input)) ?? byFriction(lists, input);
  if (chosen) return chosen;
  const isOwn = branch.given.height !== undefined;
  throw new InputRefused([
    isOwn ? issueAt(branch.index, "height", "too-low") : { field: "height", problem: "too-low" },
  ]);
}

const isQuiet = ({ velocity, limit }: DuctFlow) => velocity <= limit + slack;

/** Chooses the smallest duct within the limits of friction and noise. */
function byFriction(lists: readonly DuctFlow[][], { friction: most }: TreeInput): SizedDuct | undefined {
  const isEasy = ({ friction }: DuctFlow) => friction <= most + slack;
  for (const list of lists) {
    const index = list.findIndex((one) => isQuiet(one) && isEasy(one));
    const one = list[index];
    const smaller = list[index - 1];
    if (one) return { ...one, reason: smaller ? (isEasy(smaller) ? "velocity" : "friction") : "least" };
  }
  return undefined;
}

/**
 * Chooses the size of a section by static regain, only if the section goes straight on. It is the smallest duct, no larger than the duct before,
 * that keeps the static pressure within the tolerance. If there is none, it is the largest duct that is no larger than the duct before.
 */
function regaining(
  { given: section }: Branch,
  lists: readonly DuctFlow[][],
  before: Side,
  { method, tolerance }: TreeInput,
): SizedDuct | undefined {
  if (method !== "regain" || section.from !== "straight") return undefined;
  for (const list of lists) {
    const usable = list.filter((one) => isQuiet(one) && one.area <= before.area * (1 + slack));
    const found = usable.find(({ regain = 0 }) => regain >= -tolerance - slack);
    const widest = usable.at(-1);
    if (found) return { ...found, reason: found === list[0] ? "least" : found === usable[0] ? "velocity" : "regain" };
    if (widest) return { ...widest, reason: "before" };
  }
  return undefined;
}
