import { fromCubicFeetPerMinute } from "../units.ts";

export type FlowUnit = "ls" | "m3h" | "cfm";
export const flowUnits: readonly FlowUnit[] = ["ls", "m3h", "cfm"];

const perUnit: Record<FlowUnit, (flow: number) => number> = {
  ls: (flow) => flow / 1000,
  m3h: (flow) => flow / 3600,
  cfm: fromCubicFeetPerMinute,
};

/** The allowed range of the flow in m³/s. A larger flow needs several ducts or a masonry shaft. */
export const flowBounds = { least: 0.002, most: 20 } as const;

export const cubicMetres = (flow: number, unit: FlowUnit) => perUnit[unit](flow);
export const inUnit = (flow: number, unit: FlowUnit) => flow / perUnit[unit](1);

/** Returns the bound that a flow (m³/s) violates. The bound is in the unit that the visitor uses. */
export function flowProblem(flow: number, unit: FlowUnit): { problem: "below" | "above"; limit: number } | undefined {
  const { least, most } = flowBounds;
  if (flow < least) return { problem: "below", limit: Math.ceil(inUnit(least, unit)) };
  return flow > most ? { problem: "above", limit: Math.floor(inUnit(most, unit)) } : undefined;
}
