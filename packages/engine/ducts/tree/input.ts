import { type Check, type Issue, list, number, oneOf, optional, refuse, shape } from "../../check.ts";
import { type MaterialId, materialIds, type PlaceId, placeIds, type QuietId, quietIds } from "../data.ts";
import { type FlowUnit, flowUnits } from "../flow.ts";
import { type BendId, beginningIds, bendIds, type TreeBeginning } from "./fittings.ts";
import { type RoundSeriesId, roundSeriesIds, type StepId, stepIds } from "./sizes.ts";

export const methodIds = ["friction", "regain"] as const;
export type MethodId = (typeof methodIds)[number];
export const treeShapeIds = ["rectangular", "round"] as const;
export type TreeShapeId = (typeof treeShapeIds)[number];

/** One duct between two junctions. Sections are numbered by their place in the list, from 1. */
export interface SectionInput {
  /** The section that it continues. By default it is the previous one in the list. The first section begins at the fan. */
  after?: number | undefined;
  from: TreeBeginning;
  /** m. */
  length: number;
  /** The airflow of the outlet at its end, in the unit of the tree. A section that continues carries the sum of the following ones. */
  flow?: number | undefined;
  /** The total pressure that the outlet needs (Pa), if it differs from the tree's. */
  outlet?: number | undefined;
  bend: BendId;
  bends: number;
  dampers: number;
  fire: number;
  /** Sum of the loss coefficients of everything else. */
  other: number;
  /** The height in mm, if it differs from the tree's. */
  height?: number | undefined;
  /** A velocity in m/s that replaces the limit from the noise table. */
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
  rounds: RoundSeriesId;
  step: StepId;
  outlet: number;
  /** The loss of coil, filter and return side in Pa. */
  machine: number;
  /** The static pressure (Pa) that a section may lose with static regain. */
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
  rounds: oneOf(roundSeriesIds),
  step: oneOf(stepIds),
  outlet: within("outlet"),
  machine: within("machine"),
  tolerance: within("tolerance"),
  temperature: within("temperature"),
  elevation: within("elevation"),
  sections: list(section, mostSections, 1),
});

/** Refuses everything that is wrong with each value alone. */
export const refuseValues = (input: unknown) => refuse(tree(input, ""));

export const issueAt = (index: number, field: string, problem: string, limit?: number): Issue => ({
  field: `sections.${index}.${field}`,
  problem,
  ...(limit !== undefined && { limit }),
});
