/** A line counts these; the words are in messages/offer.json, and those behind a number in paper.json (`counted`). Those of the price list are among them. */
export const quoteUnits = [
  "visit",
  "job",
  "unit",
  "piece",
  "hour",
  "half-day",
  "day",
  "month",
  "year",
  "m",
  "m2",
  "set",
  "lump",
  "unit-year",
  "system",
  "camera",
  "kwp",
] as const;
export type QuoteUnit = (typeof quoteUnits)[number];

export const isQuoteUnit = (unit: string): unit is QuoteUnit => quoteUnits.some((one) => one === unit);
