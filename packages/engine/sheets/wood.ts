/** Shrinkage across the grain per point of moisture: Wood Handbook, table 13-5. Engineered board moves about a third of oak. */
export const shrinkage = { oak: 0.0037, "oak-quarter-sawn": 0.0016, teak: 0.0019, "teak-quarter-sawn": 0.001 } as const;

/** Equilibrium moisture content of wood in %, by temperature in °C and relative humidity as a share: Wood Handbook, equation 4-5. */
export function equilibriumMoisture(celsius: number, relative: number): number {
  const weight = 349 + 1.29 * celsius + 0.0135 * celsius ** 2;
  const k = 0.805 + 0.000736 * celsius - 0.00000273 * celsius ** 2;
  const k1 = 6.27 - 0.00938 * celsius - 0.000303 * celsius ** 2;
  const k2 = 1.91 + 0.0407 * celsius - 0.000293 * celsius ** 2;
  const kh = k * relative;
  const bound = k1 * kh + k1 * k2 * kh ** 2;
  const dissolved = (k1 * kh + 2 * k1 * k2 * kh ** 2) / (1 + bound);
  return (1800 / weight) * (kh / (1 - kh) + dissolved);
}

/** The moisture (%) of boards in a cooled home after a long time. */
export const moistureIndoors = equilibriumMoisture(24, 0.5);

/** The mm by which a metre of boards across the grain swells (or shrinks, below 0) between the cooled home and this moisture. */
export const movementPerMetre = (moisture: number, coefficient: number = shrinkage.oak) =>
  1000 * coefficient * (moisture - moistureIndoors);
