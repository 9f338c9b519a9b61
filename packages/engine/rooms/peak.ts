import { hourIn } from "@site/typed";
import { hours, type Series } from "../walls/response.ts";
import type { Day, DayKind } from "../weather/design-days.ts";

/** The time of a maximum. `hour` is 1 to 24 of standard time. */
export interface Moment {
  month: number;
  kind: DayKind;
  hour: number;
  /** The index of the day in the list of days. */
  day: number;
}

export interface Peak extends Moment {
  value: number;
}

/** Finds the maximum over all days and hours, or over the days of one kind. If several values are equal, the first is used. */
export function peakOf(days: readonly Day[], series: (day: number) => Series, only?: DayKind): Peak {
  const best: Peak = { value: Number.NEGATIVE_INFINITY, month: 1, kind: "hot", hour: 1, day: 0 };
  for (const [index, { month, kind }] of days.entries()) {
    if (only && kind !== only) continue;
    const values = series(index);
    for (let hour = 0; hour < hours; hour += 1) {
      const value = hourIn(values, hour);
      if (value > best.value) Object.assign(best, { value, month, kind, hour: hour + 1, day: index });
    }
  }
  return best;
}
