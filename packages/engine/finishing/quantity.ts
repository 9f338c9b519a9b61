export const quantityIds = [
  ...(["paint", "tins", "primer", "painted"] as const),
  ...(["tiles", "tileArea", "adhesive", "grout", "tiled"] as const),
  ...(["boards", "furring", "carriers", "hangers", "angle", "studs", "studLength", "track"] as const),
  ...(["screws", "compound", "tape", "boarded"] as const),
] as const;
export type QuantityId = (typeof quantityIds)[number];

/** A quantity of material. It is a range from `low` to `high` if the figure behind it has a tolerance. */
export interface Quantity {
  id: QuantityId;
  low: number;
  high: number;
  unit?: string;
  digits: number;
}

/** The quantities in the order in which they are bought. */
export type Quantities = readonly [Quantity, ...Quantity[]];

export const exactQuantity = (id: QuantityId, value: number, unit: string, digits = 1): Quantity => ({
  id,
  low: value,
  high: value,
  unit,
  digits,
});

export const quantityBetween = (id: QuantityId, low: number, high: number, unit: string, digits = 1): Quantity => ({
  id,
  low,
  high,
  unit,
  digits,
});

/** Returns a number of pieces, rounded up. A floating-point error just above a whole number does not add a piece. */
export const pieces = (id: QuantityId, value: number): Quantity => {
  const whole = Math.ceil(value - 1e-9);
  return { id, low: whole, high: whole, digits: 0 };
};
