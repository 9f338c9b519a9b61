export type ShapeId = "round" | "rectangular" | "oval";

/** A cross-section in metres. Width and height of a round duct are both its diameter. */
export interface Shape {
  kind: ShapeId;
  width: number;
  height: number;
}

export function areaOf({ kind, width, height }: Shape): number {
  if (kind === "rectangular") return width * height;
  return (Math.PI * height ** 2) / 4 + height * (width - height);
}

export function perimeterOf({ kind, width, height }: Shape): number {
  if (kind === "rectangular") return 2 * (width + height);
  return Math.PI * height + 2 * (width - height);
}

/**
 * Returns the diameter of the round duct that has the same pressure loss at the same flow. Rectangles use the formula of Huebscher, flat ovals
 * that of Heyt and Diaz.
 */
export function equivalentDiameter(shape: Shape): number {
  const { kind, width, height } = shape;
  if (kind === "round") return width;
  if (kind === "rectangular") return (1.3 * (width * height) ** 0.625) / (width + height) ** 0.25;
  return (1.55 * areaOf(shape) ** 0.625) / perimeterOf(shape) ** 0.25;
}

export const hydraulicDiameter = (shape: Shape) => (4 * areaOf(shape)) / perimeterOf(shape);

export const aspectOf = ({ width, height }: Shape) => Math.max(width, height) / Math.min(width, height);
