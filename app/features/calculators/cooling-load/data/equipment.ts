/** Rated sizes that are sold, in TR at T1 (35 °C outside). */
export const sizes = { split: [0.75, 1, 1.5, 2, 2.5, 3, 4, 5], ducted: [2, 2.5, 3, 4, 5, 6, 7.5, 10] } as const;
export type SystemKind = keyof typeof sizes;
export const systemKinds = Object.keys(sizes) as SystemKind[];

/**
 * Makers' T3 data (46 °C) are 8 to 12% below T1 in capacity. A figure of practice, confidence low: the sheet of the unit decides.
 */
export const hotDay = { rated: 35, hot: 46, loss: { low: 0.08, usual: 0.1, high: 0.12 } } as const;

/** Share of the sensible load; practice, confidence medium. */
export const ducts = { none: 0, inside: 0.02, "roof-void": 0.05, "on-roof": 0.08 } as const;
export type DuctId = keyof typeof ducts;
export const ductIds = Object.keys(ducts) as DuctId[];
export const fanHeat = { split: 0, ducted: 0.03 } as const satisfies Record<SystemKind, number>;
export const safety = 0.05;
