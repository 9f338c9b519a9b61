import { type Check, type Issue, list, number, oneOf, optional, refuse, shape } from "../../check.ts";
import { type MaterialId, materialIds, type PlaceId, placeIds, type QuietId, quietIds } from "../data.ts";
import { type FlowUnit, flowUnits } from "../flow.ts";
import { type Beginning, type BendId, beginningIds, bendIds } from "./fittings.ts";
import { type RoundsId, roundsIds, type StepId, stepIds } from "./sizes.ts";

export const methodIds = ["friction", "regain"] as const;
export type MethodId = (typeof methodIds)[number];
export const treeShapeIds = ["rectangular", "round"] as const;
export type TreeShapeId = (typeof treeShapeIds)[number];

/** One duct between two junctions. Sections are named by their place in the list, from 1. */
export interface SectionInput {
  /** The section that it continues; the one before it in the list if nothing is said. The first begins at the fan. */
  after?: number | undefined;
  from: Beginning;
  /** m. */
  length: number;
  /** The airflow of the outlet at its end, in the unit of the tree. A section that goes on carries the sum. */
  flow?: number | undefined;
  /** Pa of total pressure that the outlet needs, if not the tree's. */
  outlet?: number | undefined;
  bend: BendId;
  bends: number;
  dampers: number;
  fire: number;
  /** Sum of the loss coefficients of everything else. */
  other: number;
  /** mm, if not the tree's. */
  height?: number | undefined;
  /** m/s, in place of the limit from the noise table. */
  velocity?: number | undefined;
  place?: PlaceId | undefined;
}

/** Values are in the units of the form: L/s, m³/h or CFM; Pa/m; Pa; m/s; mm; °C; m. */
export interface TreeInput {
  method: MethodId;
  flowUnit: FlowUnit;
  friction: number;
  place: PlaceId;
  quiet: QuietId;
  /** The shape of mains and branches, and that of the last pieces before outlets. */
  shape: TreeShapeId;
  endShape: TreeShapeId;
  material: MaterialId;
  endMaterial: MaterialId;
  height: number;
  rounds: RoundsId;
  step: StepId;
  outlet: number;
  /** Pa of coil, filter and return side. */
  machine: number;
  /** Pa of static pressure that a section may lose in static regain. */
  tolerance: number;
  temperature: number;
  elevation: number;
  sections: readonly SectionInput[];
}

export const mostSections = 40;

/** Bounds of the fields: least and most. */
export const bounds = {
  friction: [0.1, 10],
  height: [100, 2000],
  outlet: [0, 1000],
  machine: [0, 5000],
  tolerance: [0, 50],
  temperature: [-5, 60],
  elevation: [0, 2500],
  length: [0, 500],
  flow: [1, 100_000],
  velocity: [0.5, 30],
  count: [0, 20],
  other: [0, 50],
} as const;

const within = (name: keyof typeof bounds): Check => number(bounds[name][0], bounds[name][1]);

const section = shape({
  after: optional(number(1, mostSections)),
  from: oneOf(beginningIds),
  length: within("length"),
  flow: optional(within("flow")),
  outlet: optional(within("outlet")),
  bend: oneOf(bendIds),
  bends: within("count"),
  dampers: within("count"),
  fire: within("count"),
  other: within("other"),
  height: optional(within("height")),
  velocity: optional(within("velocity")),
  place: optional(oneOf(placeIds)),
});

const tree = shape({
  method: oneOf(methodIds),
  flowUnit: oneOf(flowUnits),
  friction: within("friction"),
  place: oneOf(placeIds),
  quiet: oneOf(quietIds),
  shape: oneOf(treeShapeIds),
  endShape: oneOf(treeShapeIds),
  material: oneOf(materialIds),
  endMaterial: oneOf(materialIds),
  height: within("height"),
  rounds: oneOf(roundsIds),
  step: oneOf(stepIds),
  outlet: within("outlet"),
  machine: within("machine"),
  tolerance: within("tolerance"),
  temperature: within("temperature"),
  elevation: within("elevation"),
  sections: list(section, mostSections, 1),
});

/** Everything that each value alone can be refused for. */
export const refuseValues = (input: unknown) => refuse(tree(input, ""));

export const issueAt = (index: number, field: string, problem: string, limit?: number): Issue => ({
  field: `sections.${index}.${field}`,
  problem,
  ...(limit !== undefined && { limit }),
});
