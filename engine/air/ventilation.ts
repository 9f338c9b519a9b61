export interface AirRate {
  /** L/s. */
  perPerson: number;
  perArea: number;
}

/** L/s of outdoor air by 62.1: rate a person and rate a square metre, over how well the supply mixes. */
export const freshAir = ({ perPerson, perArea }: AirRate, people: number, area: number, effectiveness = 1) =>
  (perPerson * people + perArea * area) / effectiveness;

/** In a home what leaks in counts: only what is missing has to be brought in. */
export const afterLeaks = (wanted: number, airChanges: number, volume: number) =>
  Math.max(0, wanted - (airChanges * volume) / 3.6);
