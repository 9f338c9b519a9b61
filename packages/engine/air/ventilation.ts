export interface AirRate {
  /** L/s per person, and L/s per m². */
  perPerson: number;
  perArea: number;
}

/**
 * Returns the outdoor air (L/s) by ASHRAE 62.1: a rate per person plus a rate per square metre, divided by the effectiveness of the air
 * distribution.
 */
export const freshAir = ({ perPerson, perArea }: AirRate, people: number, area: number, effectiveness = 1) =>
  (perPerson * people + perArea * area) / effectiveness;

/** Returns the outdoor air (L/s) that has to be supplied to a home. Air leaks count as outdoor air and are subtracted. */
export const afterLeaks = (flow: number, airChanges: number, volume: number) =>
  Math.max(0, flow - (airChanges * volume) / 3.6);

/** The smallest leakage, in air changes an hour, of a room whose outdoor air is supplied by a fan. The figure is from practice, confidence low. */
const leastLeaks = 0.1;

/**
 * Returns the air changes an hour that still leak into a room. Supplied outdoor air (L/s) leaves through the leaks and keeps the same amount of
 * air from coming in.
 */
export const afterSupply = (airChanges: number, supplied: number, volume: number) =>
  Math.min(airChanges, Math.max(leastLeaks, airChanges - (3.6 * supplied) / volume));
