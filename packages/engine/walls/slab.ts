/** A floor on the ground. The units are m, m², m²K/W and W/mK. */
export interface Slab {
  area: number;
  /** The length of the floor's edge towards outdoors. */
  perimeter: number;
  /** The resistance of all layers of the floor. Bare concrete has almost none. */
  resistance?: number;
  /** The thickness of the walls around the floor, and the conductivity of the soil. */
  wall?: number;
  soil?: number;
}

const films = 0.17 + 0.04;

/**
 * Returns the U-value (W/m²K) of a slab on the ground without edge insulation by ISO 13370, towards the mean outdoor temperature of the year. A
 * wider floor has a lower value, because a smaller part of it is near the edge.
 */
export function slabTransmittance({ area, perimeter, resistance = 0, wall = 0.3, soil = 2 }: Slab): number {
  if (perimeter <= 0) return 0;
  const width = area / (perimeter / 2);
  const thickness = wall + soil * (films + resistance);
  return thickness < width
    ? ((2 * soil) / (Math.PI * width + thickness)) * Math.log((Math.PI * width) / thickness + 1)
    : soil / (0.457 * width + thickness);
}
