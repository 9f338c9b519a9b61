import { assumedFor } from "./assumptions.ts";
import { calculate } from "./building.ts";
import { refuse } from "./check.ts";
import { yearOf } from "./energy.ts";
import { type Assumed, checkQuick, type QuickInput } from "./quick-input.ts";
import { buildingOf } from "./quick-model.ts";
import type { Selection } from "./select.ts";

/** What could be done, and to which assumptions; undefined where it is done already or does not apply. */
const measures = {
  shade: ({ overhang }: Assumed, { glass }: QuickInput) =>
    glass !== "none" && overhang < 1 ? { overhang: 1 } : undefined,
  curtains: ({ blind }: Assumed, { glass }: QuickInput) =>
    glass !== "none" && blind === "none" ? { blind: "curtain" } : undefined,
  glazing: ({ glass: now }: Assumed, { glass }: QuickInput) =>
    glass !== "none" && now !== "double-high-performance" ? { glass: "double-high-performance" } : undefined,
  walls: ({ wall }: Assumed) => (wall === "block-eps75" ? undefined : { wall: "block-eps75" }),
  roof: ({ roof }: Assumed, { position }: QuickInput) =>
    position !== "middle" && roof !== "concrete-xps100" ? { roof: "concrete-xps100" } : undefined,
  coolRoof: ({ roofFinish }: Assumed, { position }: QuickInput) =>
    position !== "middle" && roofFinish !== "cool-roof" ? { roofFinish: "cool-roof" } : undefined,
  sealing: ({ airChanges }: Assumed) => (airChanges > 0.2 ? { airChanges: 0.2 } : undefined),
} as const satisfies Record<string, (assumed: Assumed, input: QuickInput) => Partial<Assumed> | undefined>;
export type MeasureId = keyof typeof measures;

export interface Cut {
  id: MeasureId;
  change: Partial<Assumed>;
  /** W less on the day that decides the size now. */
  watts: number;
  /** The unit that would do then, where it is a smaller one. */
  smaller?: Selection;
  /** kWh less a month, cooling and electricity. */
  cooling: number[];
  electricity: number[];
}

/** What would cut the load, each measure on its own and by the same engine, the strongest first; `rated` is the efficiency at 35 °C. */
export function cuts(input: QuickInput, rated: number): Cut[] {
  refuse(checkQuick(input));
  const assumed = assumedFor(input);
  const now = effectOf(input, rated);
  const { least, rated: installed, decides } = now.selection;
  const minus = (a: number[], b: number[]) => a.map((value, month) => value - (b[month] as number));
  return (Object.keys(measures) as MeasureId[])
    .flatMap((id) => {
      const change: Partial<Assumed> | undefined = measures[id](assumed, input);
      if (!change) return [];
      const then = effectOf({ ...input, changed: { ...input.changed, ...change } }, rated);
      return [
        {
          id,
          change,
          watts: decides.left * (least - then.selection.least),
          smaller: then.selection.rated < installed ? then.selection : undefined,
          cooling: minus(now.year.cooling, then.year.cooling),
          electricity: minus(now.year.electricity, then.year.electricity),
        },
      ];
    })
    .filter(({ watts }) => watts > 0)
    .sort((a, b) => b.watts - a.watts);
}

function effectOf(input: QuickInput, rated: number) {
  const building = buildingOf(input);
  return { selection: calculate(building).block.selection, year: yearOf(building, rated) };
}
