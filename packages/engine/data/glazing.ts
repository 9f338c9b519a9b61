import { keysOf } from "@site/typed";
import type { AngularTable, Attenuation, Curve } from "../walls/glass.ts";

export interface Glass {
  /** W/m²K, including the frame. */
  u: number;
  /** Solar heat gain coefficient at normal incidence. */
  shgc: number;
  curve: Curve;
  /** Values by angle of incidence for this glass. They replace the curve. */
  table?: AngularTable;
}

/** Typical products of each class, confidence medium; the curves are from LBNL-2804E. */
export const glasses = {
  "single-clear": { u: 5.7, shgc: 0.82, curve: "A" },
  "single-tinted": { u: 5.7, shgc: 0.62, curve: "B" },
  "double-clear": { u: 2.8, shgc: 0.7, curve: "E" },
  "double-tinted": { u: 2.8, shgc: 0.49, curve: "D" },
  "double-solar-control": { u: 1.8, shgc: 0.3, curve: "D" },
  "double-high-performance": { u: 1.5, shgc: 0.22, curve: "D" },
} as const satisfies Record<string, Glass>;
export type GlassId = keyof typeof glasses;
export const glassIds = keysOf(glasses);

export interface Blind extends Attenuation {
  /** The radiant share of the heat that comes through glass and blind together. If undefined, the radiant share of the glass is used. */
  radiant?: number;
}
const even = (factor: number): Blind => ({ level: factor, steep: factor, diffuse: factor });

/** The blinds. The values of the venetian blind are from the handbook's example; those of curtains and drapes have confidence medium. */
export const blinds = {
  none: undefined,
  venetian: { level: 0.74, steep: 0.65, diffuse: 0.79, radiant: 0.54 },
  curtain: even(0.6),
  drapes: even(0.75),
} as const satisfies Record<string, Blind | undefined>;
export type BlindId = keyof typeof blinds;
export const blindIds = keysOf(blinds);

/** The share of glass in a room's window wall, for each size that the calculator shows as a picture. */
export const glassShares = { none: 0, small: 0.15, medium: 0.35, large: 0.6 } as const;
export type GlassSize = keyof typeof glassShares;
export const glassSizes = keysOf(glassShares);
