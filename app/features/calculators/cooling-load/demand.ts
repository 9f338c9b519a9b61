import { hotDay } from "./data/equipment.ts";
import type { Day, DayKind } from "./design-day.ts";
import { breakdownAt, type LoadDay } from "./load.ts";
import type { System } from "./model.ts";
import { peakOf } from "./peak.ts";

/** The largest load of a kind of day, with safety, and the temperature outside at which a unit has to bear it. */
export interface Demand {
  kind: DayKind;
  watts: number;
  outdoor: number;
}

/** Units bear the hot days at 46 °C, whatever month is the hardest, and the humid ones at the temperature of their own hardest hour. */
export function demandsOf(
  days: readonly Day[],
  loads: readonly LoadDay[],
  system: System,
): readonly [Demand, ...Demand[]] {
  const of = (kind: DayKind): Demand => {
    const { day, hour } = peakOf(days, (index) => (loads[index] as LoadDay).coil, kind);
    const { required } = breakdownAt(loads[day] as LoadDay, hour, system);
    const outdoor = kind === "humid" ? ((days[day] as Day).dryBulb[hour - 1] as number) : hotDay.hot;
    return { kind, watts: required, outdoor };
  };
  const [first, ...others] = [...new Set(days.map(({ kind }) => kind))] as [DayKind, ...DayKind[]];
  return [of(first), ...others.map(of)];
}
