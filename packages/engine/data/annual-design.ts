/**
 * Annual design values of the weather stations in °C, from ASHRAE Handbook – Fundamentals, chapter 14. Each value is exceeded in 0.4% of the
 * hours of a year, unless its comment says otherwise. The values were read once, confidence high.
 */
export interface AnnualDesign {
  /** The values of the hot day: dry bulb and its mean coincident wet bulb. */
  hot: { dryBulb: number; wetBulb: number };
  /** The values of the hot day that are exceeded in 1% and in 2% of the hours. The dew point is known for 0.4% only. */
  milder: Record<"1" | "2", { dryBulb: number; wetBulb: number }>;
  /** The values of the humid day: dew point and its mean coincident dry bulb. */
  humid: { dewPoint: number; dryBulb: number };
  /** The design wet bulb, by which cooling towers are sized. */
  wetBulb: number;
  /** The dry bulb that is exceeded in 99.6% of the hours, by which heating is sized. */
  cold: number;
}

export const annualDesign = {
  "dubai-intl": {
    hot: { dryBulb: 43.3, wetBulb: 23.6 },
    milder: { "1": { dryBulb: 42.1, wetBulb: 23.8 }, "2": { dryBulb: 41.0, wetBulb: 24.1 } },
    humid: { dewPoint: 29.1, dryBulb: 33.8 },
    wetBulb: 30.4,
    cold: 13.8,
  },
  "abu-dhabi-intl": {
    hot: { dryBulb: 45.1, wetBulb: 23.0 },
    milder: { "1": { dryBulb: 43.9, wetBulb: 23.3 }, "2": { dryBulb: 42.7, wetBulb: 23.4 } },
    humid: { dewPoint: 29.2, dryBulb: 33.6 },
    wetBulb: 30.6,
    cold: 12.0,
  },
  "al-ain-intl": {
    hot: { dryBulb: 46.0, wetBulb: 22.5 },
    milder: { "1": { dryBulb: 45.1, wetBulb: 22.6 }, "2": { dryBulb: 44.1, wetBulb: 22.6 } },
    humid: { dewPoint: 27.2, dryBulb: 32.3 },
    wetBulb: 28.8,
    cold: 11.0,
  },
  "sharjah-intl": {
    hot: { dryBulb: 44.3, wetBulb: 23.5 },
    milder: { "1": { dryBulb: 43.1, wetBulb: 23.7 }, "2": { dryBulb: 42.0, wetBulb: 24.1 } },
    humid: { dewPoint: 28.8, dryBulb: 33.6 },
    wetBulb: 30.0,
    cold: 10.8,
  },
} as const satisfies Record<string, AnnualDesign>;
