import { refuse } from "../check.ts";
import { type Air, airAt, velocityPressure } from "./air.ts";
import {
  aspectLimits,
  type MaterialId,
  materials,
  type PartId,
  type PlaceId,
  type QuietId,
  quietVelocity,
  usualFriction,
} from "./data.ts";
import { cubicMetres, type FlowUnit, flowProblem } from "./flow.ts";
import { frictionIn } from "./friction.ts";
import { type AroundId, againstDew, type Insulation } from "./insulation.ts";
import {
  areaOf,
  aspectOf,
  equivalentDiameter,
  hydraulicDiameter,
  perimeterOf,
  type Shape,
  type ShapeId,
} from "./sections.ts";
import { type Duty, exactRound, otherRectangles, ovalFor, rectangleFor, roundUp } from "./sizing.ts";

export const engineVersion = "1";

/** The values are in the units of the form: L/s, m³/h or CFM; Pa/m; m/s; mm; °C; m. */
export interface DuctInput {
  flow: number;
  flowUnit: FlowUnit;
  friction: number;
  part: PartId;
  place: PlaceId;
  quiet: QuietId;
  /** The velocity limit. If set, it replaces the limit from the noise table. */
  velocity?: number | undefined;
  material: MaterialId;
  /** The roughness. If set, it replaces the value of the material. */
  roughness?: number | undefined;
  height: number;
  temperature: number;
  elevation: number;
  length: number;
  /** The sum of the loss coefficients of all fittings. */
  fittings: number;
  /** The pressure loss (Pa) in grille, filter and damper. */
  terminals: number;
  around: AroundId;
}

export interface SizedDuct extends Shape {
  /** The velocity limit in m/s, either from the noise table or entered by the visitor. */
  limit: number;
  area: number;
  perimeter: number;
  aspect: number;
  equivalent: number;
  hydraulic: number;
  velocity: number;
  velocityPressure: number;
  reynolds: number;
  factor: number;
  /** Pa/m. */
  friction: number;
  /** Pressure losses (Pa) over the whole length. */
  loss: { straight: number; fittings: number; terminals: number; total: number };
  /** Sheet metal (m²) for the whole length. */
  sheet: number;
}

export type Warning = "aspect" | "friction-unusual" | "flexible" | "velocity-unlimited";

export interface DuctResult {
  /** m³/s. */
  flow: number;
  air: Air;
  roughness: number;
  /** The exact round diameter, before it is rounded up to a standard size. */
  exact: { diameter: number; forFriction: number; forVelocity: number; governs: "friction" | "velocity" };
  round: SizedDuct;
  /** The next smaller and the next larger standard size. */
  smaller?: SizedDuct;
  larger: SizedDuct;
  rectangular?: SizedDuct;
  oval?: SizedDuct;
  others: SizedDuct[];
  insulation: Insulation;
  warnings: Warning[];
}

export function flowOf(flow: number, unit: FlowUnit): number {
  const carried = cubicMetres(flow, unit);
  const problem = flowProblem(carried, unit);
  if (problem) refuse([{ field: "flow", ...problem }]);
  return carried;
}

function dutyFor(shape: ShapeId, input: DuctInput): Duty {
  const { place, quiet, part, material } = input;
  return {
    flow: flowOf(input.flow, input.flowUnit),
    friction: input.friction,
    velocity: input.velocity ?? quietVelocity(shape, place, quiet, part),
    roughness: (input.roughness ?? materials[material].roughness) / 1000,
    air: airAt(input.temperature, input.elevation),
  };
}

/** Computes velocity, friction and pressure loss in a duct of a given size. */
function within(shape: Shape, duty: Duty, { length, fittings, terminals }: DuctInput): SizedDuct {
  const [area, equivalent] = [areaOf(shape), equivalentDiameter(shape)];
  const { reynolds, factor, rate } = frictionIn(equivalent, duty.flow, duty.roughness, duty.air);
  const velocity = duty.flow / area;
  const pressure = velocityPressure(velocity, duty.air);
  const loss = { straight: rate * length, fittings: fittings * pressure, terminals };
  return {
    ...shape,
    limit: duty.velocity,
    area,
    perimeter: perimeterOf(shape),
    aspect: aspectOf(shape),
    equivalent,
    hydraulic: hydraulicDiameter(shape),
    velocity,
    velocityPressure: pressure,
    reynolds,
    factor,
    friction: rate,
    loss: { ...loss, total: loss.straight + loss.fittings + loss.terminals },
    sheet: perimeterOf(shape) * length,
  };
}

const roundShape = (diameter: number): Shape => ({ kind: "round", width: diameter, height: diameter });

function below(diameter: number): number | undefined {
  for (let size = diameter - 0.001; size > 0.05; size -= 0.001) {
    const made = roundUp(size);
    if (made < diameter - 1e-9) return made;
  }
  return undefined;
}

function warningsFor(input: DuctInput, rectangular?: Shape): Warning[] {
  const [least, most] = usualFriction;
  const conditions: [Warning, boolean][] = [
    ["aspect", rectangular !== undefined && aspectOf(rectangular) > aspectLimits.advised],
    ["friction-unusual", input.friction < least || input.friction > most],
    ["flexible", input.material === "flexible"],
    [
      "velocity-unlimited",
      input.velocity !== undefined &&
        input.velocity > quietVelocity("rectangular", input.place, input.quiet, input.part),
    ],
  ];
  return conditions.filter(([, holds]) => holds).map(([warning]) => warning);
}

export function ductSize(input: DuctInput): DuctResult {
  const duty = { round: dutyFor("round", input), sheet: dutyFor("rectangular", input) };
  const exact = exactRound(duty.round);
  const diameter = Math.max(exact.forFriction, exact.forVelocity);
  const chosen = roundUp(diameter);
  const sized = (shape: Shape | undefined) =>
    shape && within(shape, shape.kind === "round" ? duty.round : duty.sheet, input);
  const smaller = below(chosen);
  const rectangular = rectangleFor(input.height / 1000, duty.sheet);
  return {
    flow: duty.round.flow,
    air: duty.round.air,
    roughness: duty.round.roughness,
    exact: { ...exact, diameter },
    round: within(roundShape(chosen), duty.round, input),
    smaller: sized(smaller === undefined ? undefined : roundShape(smaller)),
    larger: within(roundShape(roundUp(chosen + 0.001)), duty.round, input),
    rectangular: sized(rectangular),
    oval: sized(ovalFor(input.height / 1000, duty.sheet, chosen)),
    others: otherRectangles(duty.sheet).map((shape) => within(shape, duty.sheet, input)),
    insulation: againstDew(input.temperature, input.around),
    warnings: warningsFor(input, rectangular),
  };
}
