import { nth } from "@site/typed";
import { hotDay } from "../data/equipment.ts";
import type { CoilDay } from "../rooms/load.ts";
import type { System } from "../rooms/model.ts";
import { peakOf } from "../rooms/peak.ts";
import type { Day, DayKind } from "../weather/design-days.ts";
import { capacityLeft } from "./capacity.ts";

/** The demand on a kind of day, with safety factors. It is taken at the hour that needs the largest unit. */
export interface Demand {
  kind: DayKind;
  watts: number;
  /** The sensible part of `watts`. */
  sensible: number;
  /** The outdoor temperature (°C) at which the unit must cover the demand. */
  outdoor: number;
  /** The share of the rated capacity that a unit still has at that hour. */
  left: number;
}

/**
 * Returns the outdoor temperature (°C) for which a unit must be sized. On hot days, in any month, it is 46 °C, or the temperature of the hour if
 * that is higher. On humid days it is the temperature of the hour.
 */
const unitAt = ({ kind, dryBulb }: Day, hour: number): number =>
  Math.max(kind === "humid" ? Number.NEGATIVE_INFINITY : hotDay.hot, nth(dryBulb, hour));

export function demandsOf(
  days: readonly Day[],
  loads: readonly CoilDay[],
  system: System,
): readonly [Demand, ...Demand[]] {
  const rated = (index: number) =>
    nth(loads, index).coil.map((watts, hour) => watts / capacityLeft(unitAt(nth(days, index), hour), system));
  const of = (kind: DayKind): Demand => {
    const { day, hour } = peakOf(days, rated, kind);
    const { coilSensible, coilLatent } = nth(loads, day);
    const sensible = nth(coilSensible, hour - 1) * (1 + system.safety.sensible);
    const latent = nth(coilLatent, hour - 1) * (1 + system.safety.latent);
    const outdoor = unitAt(nth(days, day), hour - 1);
    return { kind, watts: sensible + latent, sensible, outdoor, left: capacityLeft(outdoor, system) };
  };
  const [first, ...others] = [...new Set(days.map(({ kind }) => kind))] as [DayKind, ...DayKind[]];
  return [of(first), ...others.map(of)];
}
