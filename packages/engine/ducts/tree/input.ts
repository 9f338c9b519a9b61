import { type Check, type Issue, list, number, oneOf, optional, refuse, shape } from "../../check.ts";
import { type MaterialId, materialIds, type PlaceId, placeIds, type QuietId, quietIds } from "../data.ts";
import { type FlowUnit, flowUnits } from "../flow.ts";
import { type BendId, beginningIds, bendIds, type TreeBeginning } from "./fittings.ts";
import { type RoundSeriesId, roundSeriesIds, type StepId, stepIds } from "./sizes.ts";

export const methodIds = ["friction", "regain"] as const;
export type MethodId = (typeof methodIds)[number];
export const treeShapeIds = ["rectangular", "round"] as const;
export type TreeShapeId = (typeof treeShapeIds)[number];

/** A duct between two junctions. Sections are numbered by their position in the list, from 1. */
export interface SectionInput {
  /**
   * The number of the section that this section continues. The default is the previous section in the list. The first section begins at the fan.
   */
  after?: number | undefined;
  from: TreeBeginning;
  /** m. */
  length: number;
  /**
   * The airflow of the outlet at the end of the section, in the unit of the tree. If other sections follow, the section carries the sum of their
   * flows.
   */
  flow?: number | undefined;
  /** The total pressure (Pa) that the outlet needs, if it differs from the value of the tree. */
  outlet?: number | undefined;
  bend: BendId;
  bends: number;
  dampers: number;
  fire: number;
  /** The sum of the loss coefficients of all other fittings. */
  other: number;
  /** The height in mm, if it differs from the height of the tree. */
  height?: number | undefined;
  /** The velocity limit in m/s. If set, it replaces the limit from the noise table. */
  velocity?: number | undefined;
  place?: PlaceId | undefined;
}

/** The values are in the units of the form: L/s, m³/h or CFM; Pa/m; Pa; m/s; mm; °C; m. */
export interface TreeInput {
  method: MethodId;
  flowUnit: FlowUnit;
  friction: number;
  place: PlaceId;
  quiet: QuietId;
  /** The shape of mains and branches, and the shape of the last ducts before outlets. */
  shape: TreeShapeId;
  endShape: TreeShapeId;
  material: MaterialId;
  endMaterial: MaterialId;
  height: number;
  rounds: RoundSeriesId;
  step: StepId;
  outlet: number;
  /** The pressure loss (Pa) of coil, filter and return side. */
  machine: number;
  /** The static pressure (Pa) that a section may lose if the method is static regain. */
  tolerance: number;
  temperature: number;
  elevation: number;
  sections: readonly SectionInput[];
}

export const mostSections = 40;

/** The smallest and largest value of each field. */
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

/** Refuses the input if a single value is wrong. The rules between values are checked in layout.ts. */
export const refuseValues = (input: unknown) => refuse(tree(input, ""));

export const issueAt = (index: number, field: string, problem: string, limit?: number): Issue => ({
  field: `sections.${index}.${field}`,
  problem,
  ...(limit !== undefined && { limit }),
});
