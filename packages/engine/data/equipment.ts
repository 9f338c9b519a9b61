import { keysOf } from "@site/typed";
/** Nominal sizes on the market, in TR at T1 (35 °C outside). */
export const sizes = { split: [0.75, 1, 1.5, 2, 2.5, 3, 4, 5], ducted: [2, 2.5, 3, 4, 5, 6, 7.5, 10] } as const;
export type SystemKind = keyof typeof sizes;
export const systemKinds = keysOf(sizes);

/**
 * The share of the capacity that a unit loses at T3 (46 °C), compared with T1. Makers' data show 8 to 12%. The figures are from practice,
 * confidence low: the unit's own data sheet decides.
 */
export const hotDay = { rated: 35, hot: 46, loss: { low: 0.08, usual: 0.1, high: 0.12 } } as const;

/**
 * Units are rated at 19 °C wet bulb inside (27 °C dry bulb). In makers' tables the capacity falls by about 2.6% for each kelvin of wet bulb
 * below that: by 5% in a room at 24 °C and 50% relative humidity. The figures are from practice, confidence low: the unit's own table decides.
 */
export const indoors = { rated: 19, perKelvin: 0.026, least: 0.85, usual: 0.95, most: 1.05, swing: 0.02 } as const;

/** The largest airflow (CFM) per installed ton that the fans of these units usually move; from practice, confidence low. */
export const mostAirPerTon = 450;

/** Bypass factor: the share of the air that does not touch the coil's surface; from practice, confidence low. */
export const bypass = 0.12;

/** The heat that enters the ducts, as a share of the sensible load, by the location of the ducts; from practice, confidence medium. */
export const ducts = { none: 0, inside: 0.02, "roof-void": 0.05, "on-roof": 0.08 } as const;
export type DuctId = keyof typeof ducts;
export const ductIds = keysOf(ducts);
export const fanHeat = { split: 0, ducted: 0.03 } as const satisfies Record<SystemKind, number>;
export const safetyMargin = 0.05;
