import type { Sun } from "./position.ts";

/** Parts of the façade that shade a window. All sizes are in metres. */
export interface Shade {
  /** The depth of an overhang, and its distance above the glass. */
  overhang?: { depth: number; above: number };
  /** The depth of fins on both sides of the glass, and their distance from the glass. */
  fins?: { depth: number; beside: number };
}

/** Returns the tangent of the profile angle: the apparent altitude of the sun in the vertical section through the window. */
export const profileTangent = (sun: Sun, azimuth: number) => {
  const facing = Math.cos(sun.azimuth - azimuth);
  return facing <= 0 ? Number.POSITIVE_INFINITY : Math.tan(sun.altitude) / facing;
};

const share = (lit: number, whole: number) => Math.max(0, Math.min(1, lit / whole));

/** Returns the share of a square flat roof that the beam reaches over a parapet on all four sides. The sides face north, east, south and west. */
export function sunlitRoof(parapet: number, side: number, { altitude, azimuth }: Sun): number {
  if (altitude <= 0) return 0;
  const shadow = parapet / Math.tan(altitude);
  return (
    share(side - shadow * Math.abs(Math.sin(azimuth)), side) * share(side - shadow * Math.abs(Math.cos(azimuth)), side)
  );
}

/** Returns the share of a window that the direct beam still reaches. */
export function sunlitShare(shade: Shade, window: { width: number; height: number }, sun: Sun, azimuth: number) {
  if (sun.altitude <= 0 || Math.cos(sun.azimuth - azimuth) <= 0) return 0;
  const { overhang, fins } = shade;
  const down = overhang ? overhang.depth * profileTangent(sun, azimuth) - overhang.above : 0;
  const across = fins ? fins.depth * Math.abs(Math.tan(sun.azimuth - azimuth)) - fins.beside : 0;
  return (
    share(window.height - Math.max(0, down), window.height) * share(window.width - Math.max(0, across), window.width)
  );
}
