import { nth } from "@site/typed";
import { type AirState, insideState, outdoorAir } from "../air/outdoor-air.ts";
import { standardPressure } from "../air/psychrometrics.ts";
import { type CityId, climateOf } from "../data/stations.ts";
import { type Day, type DayKind, designDays } from "../weather/design-days.ts";

export type RecoveryId = "none" | "heat" | "enthalpy";
export const recoveryIds: readonly RecoveryId[] = ["none", "heat", "enthalpy"];

export interface Recovery {
  kind: RecoveryId;
  /** The share of the temperature or moisture difference that is recovered. */
  effectiveness: number;
  /** The exhaust that passes through the heat recovery, as a share of the supply flow. */
  share: number;
}

export interface CoolingCost {
  kind: DayKind;
  month: number;
  /** Hour, 1 to 24. */
  hour: number;
  outside: AirState;
  /** W, after heat recovery. */
  sensible: number;
  latent: number;
  total: number;
  /** W saved by heat recovery at that hour. */
  saved: number;
}

/** Returns the shares of the load that remain behind the heat recovery. A recovery of heat alone does not change the moisture. */
const left = ({ kind, effectiveness, share }: Recovery) => {
  const passed = effectiveness * Math.min(1, share);
  return { sensible: kind === "none" ? 1 : 1 - passed, latent: kind === "enthalpy" ? 1 - passed : 1 };
};

function costAt(flow: number, day: Day, index: number, inside: AirState, recovery: Recovery): CoolingCost {
  const raw = outdoorAir(flow, day, index, inside);
  const remaining = left(recovery);
  const [sensible, latent] = [Math.max(0, raw.sensible) * remaining.sensible, raw.latent * remaining.latent];
  return {
    kind: day.kind,
    month: day.month,
    hour: index + 1,
    outside: { dryBulb: nth(day.dryBulb, index), humidity: nth(day.humidity, index) },
    sensible,
    latent,
    total: sensible + latent,
    saved: Math.max(0, raw.sensible) + raw.latent - sensible - latent,
  };
}

const worst = (costs: readonly CoolingCost[]) => costs.reduce((most, cost) => (cost.total > most.total ? cost : most));

export interface Cooling {
  /** The hour with the highest cooling load on the hot days, on the humid days, and on all days. */
  hot: CoolingCost;
  humid: CoolingCost;
  peak: CoolingCost;
}

/** Computes the cooling (W) for a flow of outdoor air (m³/s, at outdoor conditions) at the design conditions of a city. */
export function coolingFor(
  flow: number,
  city: CityId,
  inside: { dryBulb: number; relative: number },
  recovery: Recovery,
): Cooling {
  const climate = climateOf(city);
  const state = insideState(inside.dryBulb, inside.relative, standardPressure(climate.elevation));
  const costs = designDays(climate).flatMap((day) =>
    day.dryBulb.map((_, index) => costAt(flow, day, index, state, recovery)),
  );
  const worstOf = (kind: DayKind) => worst(costs.filter((cost) => cost.kind === kind));
  return { hot: worstOf("hot"), humid: worstOf("humid"), peak: worst(costs) };
}
