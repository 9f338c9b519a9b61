import { nth } from "@site/typed";
import { type Air, airAt } from "../air.ts";
import { aspectLimits, type PartId, usualFriction } from "../data.ts";
import { aspectOf, perimeterOf } from "../sections.ts";
import type { TreeBeginning } from "./fittings.ts";
import { refuseValues, type TreeInput } from "./input.ts";
import { type Branch, layOut } from "./layout.ts";
import { type SizedDuct, sizeOf } from "./sizing.ts";

export const engineVersion = "1";

/** A damper that takes more pressure (Pa) than this can be heard. It is also hard to adjust. */
export const loudDamper = 50;

export interface TreeSection extends SizedDuct {
  /** The number of the section in the list, from 1. */
  number: number;
  after: number | undefined;
  followers: number[];
  from: TreeBeginning;
  part: PartId;
  /** m³/s. */
  flow: number;
  length: number;
  /** The pressure (Pa) that the outlet of the section needs. Undefined if other sections follow. */
  outlet: number | undefined;
  /**
   * The pressure (Pa) without dampers on the path from the fan through this section to the end of its outlet. If there are several outlets, the
   * outlet with the highest need counts.
   */
  path: number;
  /**
   * The pressure (Pa) that a damper at the beginning of the section takes. With the dampers, every path needs as much pressure as the critical
   * path.
   */
  damper: number;
  isCritical: boolean;
  /**
   * The pressure (Pa) above the pressure of the room, with the dampers set: the total pressure at both ends of the section, and the static
   * pressure at its end.
   */
  pressure: { start: number; end: number; staticEnd: number };
  /** m². */
  sheet: number;
}

export const treeWarningIds = [
  ...(["aspect", "friction-unusual", "flexible", "loud-damper", "no-regain", "not-round"] as const),
] as const;
export type TreeWarning = (typeof treeWarningIds)[number];

export interface TreeResult {
  air: Air;
  /** m³/s. */
  flow: number;
  /** The sections in the order of the list. */
  sections: TreeSection[];
  /** The numbers of the sections on the critical path, from the fan to the outlet. */
  critical: number[];
  /**
   * The fan's pressure in Pa. `total` is the sum of `ducts`, `outlet` and `machine`. `static` is `total` minus the velocity pressure in the
   * first section.
   */
  fan: { total: number; static: number; ducts: number; outlet: number; machine: number };
  /** m². */
  sheet: number;
  /** The warnings with the numbers of their sections. A warning about the whole tree has no numbers. */
  warnings: { warning: TreeWarning; sections: number[] }[];
}

/** Computes the sizes, pressures and dampers of a supply duct with all its branches. */
export function ductTree(input: TreeInput): TreeResult {
  refuseValues(input);
  const branches = layOut(input);
  const air = airAt(input.temperature, input.elevation);
  const chosen: SizedDuct[] = [];
  for (const branch of branches) {
    const before = branch.parent === undefined ? undefined : nth(chosen, branch.parent);
    chosen.push(sizeOf(branch, before, input, air));
  }
  const below = lossesBelow(branches, chosen, input);
  const critical = criticalPath(branches, below);
  const sections = withPressures(branches, chosen, below, input).map((section, index) => ({
    ...section,
    isCritical: critical.includes(index),
  }));
  const outlet = Math.max(0, ...critical.map((index) => nth(sections, index).outlet ?? 0));
  const total = nth(below, 0) + input.machine;
  return {
    air,
    flow: nth(branches, 0).flow,
    sections,
    critical: critical.map((index) => index + 1),
    fan: {
      total,
      static: total - nth(chosen, 0).velocityPressure,
      ducts: nth(below, 0) - outlet,
      outlet,
      machine: input.machine,
    },
    sheet: sections.reduce((sum, { sheet }) => sum + sheet, 0),
    warnings: warningsOf(input, sections),
  };
}

const outletOf = ({ given: section, children }: Branch, { outlet }: TreeInput) =>
  children.length === 0 ? (section.outlet ?? outlet) : undefined;

/**
 * Returns the pressure loss (Pa) from the beginning of each section to the end of its outlet. If there are several outlets, the outlet with the
 * highest need counts.
 */
function lossesBelow(branches: readonly Branch[], chosen: readonly SizedDuct[], input: TreeInput): number[] {
  const below: number[] = [];
  for (const branch of branches.toReversed()) {
    const most = Math.max(0, ...branch.children.map((child) => nth(below, child)));
    below[branch.index] = nth(chosen, branch.index).loss.total + most + (outletOf(branch, input) ?? 0);
  }
  return below;
}

function criticalPath(branches: readonly Branch[], below: readonly number[]): number[] {
  const path: number[] = [];
  for (let next: number | undefined = 0; next !== undefined; ) {
    path.push(next);
    next = nth(branches, next).children.toSorted((a, b) => nth(below, b) - nth(below, a))[0];
  }
  return path;
}

type Pressed = Omit<TreeSection, "isCritical">;

function withPressures(
  branches: readonly Branch[],
  chosen: readonly SizedDuct[],
  below: readonly number[],
  input: TreeInput,
): Pressed[] {
  const sections: Pressed[] = [];
  const lostBefore: number[] = [];
  for (const branch of branches) {
    const { index, parent, children, part, flow, given: section } = branch;
    const duct = nth(chosen, index);
    const start = parent === undefined ? nth(below, 0) : nth(sections, parent).pressure.end;
    const lost = parent === undefined ? 0 : nth(lostBefore, parent) + nth(chosen, parent).loss.total;
    lostBefore.push(lost);
    const spare = start - nth(below, index);
    const damper = spare > 1e-9 ? spare : 0;
    const end = start - damper - duct.loss.total;
    sections.push({
      ...duct,
      number: index + 1,
      after: parent === undefined ? undefined : parent + 1,
      followers: children.map((child) => child + 1),
      from: section.from,
      part,
      flow,
      length: section.length,
      outlet: outletOf(branch, input),
      path: lost + nth(below, index),
      damper,
      pressure: { start, end, staticEnd: end - duct.velocityPressure },
      sheet: perimeterOf(duct.shape) * section.length,
    });
  }
  return sections;
}

function warningsOf(input: TreeInput, sections: readonly TreeSection[]): TreeResult["warnings"] {
  const [least, most] = usualFriction;
  const where = (holds: (section: TreeSection) => boolean) => sections.filter(holds).map(({ number }) => number);
  const shapeFor = ({ part }: TreeSection) => (part === "runout" ? input.endShape : input.shape);
  const material = ({ part }: TreeSection) => (part === "runout" ? input.endMaterial : input.material);
  const found: Record<TreeWarning, number[]> = {
    aspect: where(({ shape }) => aspectOf(shape) > aspectLimits.advised),
    "friction-unusual": [],
    flexible: where((section) => material(section) === "flexible"),
    "loud-damper": where(({ damper }) => damper > loudDamper),
    "no-regain": where(({ reason }) => reason === "before"),
    "not-round": where((section) => shapeFor(section) === "round" && section.shape.kind !== "round"),
  };
  const isUnusual = input.friction < least || input.friction > most;
  return treeWarningIds
    .filter((id) => (id === "friction-unusual" ? isUnusual : found[id].length > 0))
    .map((warning) => ({ warning, sections: found[warning] }));
}
