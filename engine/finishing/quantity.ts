export const quantityIds = [
  ...(["paint", "tins", "primer", "painted"] as const),
  ...(["tiles", "tileArea", "adhesive", "grout", "tiled"] as const),
  ...(["boards", "furring", "carriers", "hangers", "angle", "studs", "studLength", "track"] as const),
  ...(["screws", "compound", "tape", "boarded"] as const),
] as const;
export type QuantityId = (typeof quantityIds)[number];

/** How much of something, between two bounds where the figure behind it has a spread. */
export interface Quantity {
  id: QuantityId;
  low: number;
  high: number;
  unit?: string;
  digits: number;
}

/** First what is bought first. */
export type Quantities = readonly [Quantity, ...Quantity[]];

export const exactly = (id: QuantityId, value: number, unit: string, digits = 1): Quantity => ({
  id,
  low: value,
  high: value,
  unit,
  digits,
});

export const between = (id: QuantityId, low: number, high: number, unit: string, digits = 1): Quantity => ({
  id,
  low,
  high,
  unit,
  digits,
});

/** What is sold by the piece is rounded up; a hair above a whole number is the computer's, not the room's. */
export const pieces = (id: QuantityId, value: number): Quantity => {
  const whole = Math.ceil(value - 1e-9);
  return { id, low: whole, high: whole, digits: 0 };
};
