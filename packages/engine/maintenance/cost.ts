import type { EquipmentId } from "./equipment.ts";
import type { Line } from "./plan.ts";

/** The price of a year of one piece, from and to, with that many visits. */
export type Rate = { from: number; to: number; visits: number };
export type Rates = Partial<Record<EquipmentId, Rate>>;

/** Results are rounded outwards to tens: more digits would promise too much. */
const step = 10;

/** The cost of the planned visits of a year, service by service. Services without a rate are priced by survey and only named. */
export function yearlyCost(lines: readonly Line[], rates: Rates) {
  const priced = lines.flatMap(({ id, services }) => {
    const rate = rates[id];
    if (!rate) return [];
    const visit = { from: rate.from / rate.visits, to: rate.to / rate.visits };
    return [{ id, services, visit, from: services * visit.from, to: services * visit.to }];
  });
  return {
    priced,
    bySurvey: lines.filter(({ id }) => !rates[id]).map(({ id }) => id),
    from: Math.floor(priced.reduce((sum, { from }) => sum + from, 0) / step) * step,
    to: Math.ceil(priced.reduce((sum, { to }) => sum + to, 0) / step) * step,
  };
}
