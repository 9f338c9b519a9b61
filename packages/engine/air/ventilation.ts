export interface AirRate {
  /** L/s. */
  perPerson: number;
  perArea: number;
}

/** L/s of outdoor air by ASHRAE 62.1: a rate per person plus a rate per square metre, divided by the mixing efficiency. */
export const freshAir = ({ perPerson, perArea }: AirRate, people: number, area: number, effectiveness = 1) =>
  (perPerson * people + perArea * area) / effectiveness;

/** In a home, air leaks count as fresh air: only the rest has to be supplied. */
export const afterLeaks = (wanted: number, airChanges: number, volume: number) =>
  Math.max(0, wanted - (airChanges * volume) / 3.6);

/** The air changes an hour that still leak into a room whose outdoor air is supplied by a fan. The figure is from practice, confidence low. */
const leastLeaks = 0.1;

/** Supplied outdoor air (L/s) leaves through the leaks, and prevents as much from coming in through them. */
export const afterSupply = (airChanges: number, supplied: number, volume: number) =>
  Math.min(airChanges, Math.max(leastLeaks, airChanges - (3.6 * supplied) / volume));
