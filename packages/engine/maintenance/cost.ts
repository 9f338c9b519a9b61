import type { EquipmentId } from "./equipment.ts";
import type { Line } from "./plan.ts";

/** The price of a year for one piece of equipment, from and to, with this number of visits. */
export type Rate = { from: number; to: number; visits: number };
export type Rates = Partial<Record<EquipmentId, Rate>>;

/** Results are rounded outwards to tens, because more digits would promise too much. */
const step = 10;

/**
 * Computes the cost of a year's planned visits for each kind of equipment. Equipment without a rate is priced after a survey, so only its name
 * is returned.
 */
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
