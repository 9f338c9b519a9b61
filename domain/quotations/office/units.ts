/**
 * The units of a line. Their names are in messages/quotation.json, and their forms after a number are in paper.json (`counted`). All units
 * of the price list must be in this list.
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
