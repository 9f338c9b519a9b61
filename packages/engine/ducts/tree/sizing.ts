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
 * The reasons for a size: the friction rate, noise, static regain, the size of the duct before if regain cannot be reached, or the smallest size that
 * is made.
 */
export const reasonIds = ["friction", "velocity", "regain", "before", "least"] as const;
export type Reason = (typeof reasonIds)[number];

/** Air in a duct of a size. */
interface DuctFlow extends Side {
  shape: Shape;
  /** m/s. */
  limit: number;
  /** Pa/m. */
  friction: number;
  /** Pa of total pressure: along the duct, at the junction before it, in its fittings. */
  loss: { straight: number; junction: number; fittings: number; total: number };
  /** Pa of static pressure from the end of the section before to the end of this one. A positive value is a gain. */
  regain: number | undefined;
}

export interface SizedDuct extends DuctFlow {
  reason: Reason;
}

const slack = 1e-9;

export function flowInDuct(
  { given, flow, part }: Branch,
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
    given.bends * bends[given.bend][kind] +
    given.dampers * dampers.damper[kind] +
    given.fire * dampers.fire[kind] +
    given.other;
  const side = { velocity, area, velocityPressure: own };
  const straight = rate * given.length;
  const junction = before ? junctionLoss(given.from, before, side) : 0;
  const fittings = coefficient * own;
  const total = straight + junction + fittings;
  return {
    ...side,
    shape,
    limit: given.velocity ?? quietVelocity(shape.kind, given.place ?? input.place, input.quiet, part),
    friction: rate,
    loss: { straight, junction, fittings, total },
    regain: before && before.velocityPressure - own - total,
  };
}

/**
 * Lists the ducts that may be built for a section, each list from the smallest up. If a round duct is wanted but too large for the height, the
 * section becomes rectangular.
 */
function offered({ given, part }: Branch, { shape, endShape, height, rounds, step }: TreeInput): Shape[][] {
  const most = given.height ?? height;
  const rectangles = rectangularDucts(most, step);
  return (part === "runout" ? endShape : shape) === "round" ? [roundDucts(most, rounds), rectangles] : [rectangles];
}

/** The size of a section, behind a section whose size is known. */
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

/** The smallest duct within the limits of friction rate and noise. */
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
 * The smallest duct, no larger than the one before, that keeps the static pressure; otherwise one as large as the one before. This is only for a
 * section that goes straight on.
 */
function regaining(
  { given }: Branch,
  lists: readonly DuctFlow[][],
  before: Side,
  { method, tolerance }: TreeInput,
): SizedDuct | undefined {
  if (method !== "regain" || given.from !== "straight") return undefined;
  for (const list of lists) {
    const usable = list.filter((one) => isQuiet(one) && one.area <= before.area * (1 + slack));
    const found = usable.find(({ regain = 0 }) => regain >= -tolerance - slack);
    const widest = usable.at(-1);
    if (found) return { ...found, reason: found === list[0] ? "least" : found === usable[0] ? "velocity" : "regain" };
    if (widest) return { ...widest, reason: "before" };
  }
  return undefined;
}
