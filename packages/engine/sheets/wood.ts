/** The shrinkage across the grain for each per cent of moisture: Wood Handbook, table 13-5. Engineered board moves about a third as much as oak. */
export const shrinkage = { oak: 0.0037, "oak-quarter-sawn": 0.0016, teak: 0.0019, "teak-quarter-sawn": 0.001 } as const;

/**
 * Returns the equilibrium moisture content of wood in %, from the temperature in °C and the relative humidity as a share: Wood Handbook,
 * equation 4-5.
 */
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

/** The moisture (%) of boards that have been in a cooled home for a long time. */
export const moistureIndoors = equilibriumMoisture(24, 0.5);

/**
 * Returns the mm by which a metre of boards swells across the grain between the cooled home and this moisture. A negative value means that it
 * shrinks.
 */
export const movementPerMetre = (moisture: number, coefficient: number = shrinkage.oak) =>
  1000 * coefficient * (moisture - moistureIndoors);
