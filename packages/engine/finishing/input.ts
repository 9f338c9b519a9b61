export const works = ["paint", "tiles", "boards"] as const;
export type Work = (typeof works)[number];
export const surfaces = ["floor", "walls", "both"] as const;
export const patterns = ["straight", "diagonal", "patterned"] as const;
export const boardings = ["ceiling", "lining", "partition"] as const;

/** The size of a room in metres, its number of doors, and the area of its windows in m². */
export interface Room {
  length: number;
  width: number;
  height: number;
  doors: number;
  windows: number;
}

export interface FinishingInput {
  work: Work;
  rooms: readonly Room[];
  /** True if ceilings are painted too. */
  ceilings: boolean;
  coats: number;
  /** The area that a litre of paint covers, in m². */
  spread: number;
  primer: boolean;
  primerSpread: number;
  /** The waste in per cent. */
  paintWaste: number;
  /** The size of a tin in litres. */
  tin: number;
  surface: (typeof surfaces)[number];
  /** mm. */
  tileLength: number;
  tileWidth: number;
  pattern: (typeof patterns)[number];
  /** The waste in per cent. If set, it replaces the usual waste of the pattern. */
  tileWaste?: number | undefined;
  /** mm. */
  joint: number;
  thickness: number;
  /** kg/m². */
  adhesive: number;
  boarding: (typeof boardings)[number];
  layers: number;
  /** mm. */
  boardLength: number;
  /** Per cent. */
  boardWaste: number;
  /** The spacing of the studs and of the furring channels in mm. */
  studs: number;
  furring: number;
  /** Screws per square metre, and joint compound in kg/m². */
  screws: number;
  compound: number;
}

/** A room of 5 by 4 m, with the usual values from makers' data sheets and practice. */
export const usualFinishing = {
  work: "paint",
  rooms: [{ length: 5, width: 4, height: 2.8, doors: 1, windows: 2 }],
  ceilings: false,
  coats: 2,
  spread: 11,
  primer: true,
  primerSpread: 10,
  paintWaste: 5,
  tin: 18,
  surface: "floor",
  tileLength: 600,
  tileWidth: 600,
  pattern: "straight",
  joint: 3,
  thickness: 9,
  adhesive: 5,
  boarding: "ceiling",
  layers: 1,
  boardLength: 2400,
  boardWaste: 10,
  studs: 600,
  furring: 500,
  screws: 17,
  compound: 0.4,
} as const satisfies FinishingInput;
