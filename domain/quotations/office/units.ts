/**
 * The units that a line can count. Their words are in messages/quotation.json, and the words after a number in paper.json (`counted`). The units of
 * the price list are among them.
 */
export const quotationUnits = [
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
export type QuotationUnit = (typeof quotationUnits)[number];

export const isQuotationUnit = (unit: string): unit is QuotationUnit => quotationUnits.some((one) => one === unit);
