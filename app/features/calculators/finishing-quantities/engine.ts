/** Litres of paint for walls: area over spread rate, for each coat, and a share for what stays in tins and rollers. */
export interface PaintInput {
  length: number;
  width: number;
  height: number;
  coats: number;
  spread: number;
}

export function paint({ length, width, height, coats, spread }: PaintInput) {
  const area = 2 * (length + width) * height;
  return { area, litres: (area * coats) / spread };
}
