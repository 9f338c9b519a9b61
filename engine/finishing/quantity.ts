/** How much of something, between two bounds where the figure behind it has a spread. */
export interface Quantity {
  /** A key of the words' items. */
  id: string;
  low: number;
  high: number;
  unit?: string;
  digits: number;
}

export const exactly = (id: string, value: number, unit: string, digits = 1): Quantity => ({
  id,
  low: value,
  high: value,
  unit,
  digits,
});

export const between = (id: string, low: number, high: number, unit: string, digits = 1): Quantity => ({
  id,
  low,
  high,
  unit,
  digits,
});

/** What is sold by the piece is rounded up; a hair above a whole number is the computer's, not the room's. */
export const pieces = (id: string, value: number): Quantity => {
  const whole = Math.ceil(value - 1e-9);
  return { id, low: whole, high: whole, digits: 0 };
};
