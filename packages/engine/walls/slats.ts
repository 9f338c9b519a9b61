import { nth } from "@site/typed";
import { memoize } from "../memoize.ts";
import { radians } from "../sun/position.ts";

/**
 * Flat horizontal slats in front of or behind a window. They scatter light evenly. `tilt` is the angle from horizontal in degrees; the outer
 * edge is the lower edge.
 */
export interface Slats {
  tilt: number;
  /** The reflectance of both faces of a slat, for the sun's whole spectrum. */
  reflectance: number;
  transmittance?: number;
  /** The width of a slat divided by the distance between two slats. */
  width?: number;
  segments?: number;
}

/** The shares of the light that falls on the layer. `passed`, `reflected` and `absorbed` add up to one; `straight` is a part of `passed`. */
export interface LayerShares {
  passed: number;
  reflected: number;
  absorbed: number;
  /** The share that passes between the slats and touches none of them. */
  straight: number;
}

export interface SlatLayer {
  diffuse: LayerShares;
  /** Returns the shares for a beam at a profile angle in degrees. */
  beam(profile: number): LayerShares;
}

/** The usual width, from the tables of blinds in ASHRAE Handbook – Fundamentals, chapter 15. */
const usualWidth = 1.2;
/** The usual number of segments of a slat, as in ISO 15099. */
const usualSegments = 5;

type Point = readonly [x: number, y: number];
type Edge = readonly [Point, Point];
const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** Returns the share of the light from one edge that reaches another edge, by Hottel's crossed strings. */
const viewFactor = ([a, b]: Edge, [c, d]: Edge) =>
  Math.abs(length(a, d) + length(b, c) - length(a, c) - length(b, d)) / (2 * length(a, b));

/**
 * Computes the view factors between two slats. The surfaces are in this order: the segments of the upper face of the lower slat, the segments of
 * the lower face of the upper slat (both from outside to inside), the opening to outside, the opening to inside.
 */
function viewFactors(tilt: number, width: number, segments: number): number[][] {
  const at = (step: number, up: number): Point => {
    const along = (width * step) / segments;
    return [along * Math.cos(tilt), along * Math.sin(tilt) + up];
  };
  const slat = (up: number) => Array.from({ length: segments }, (_, step): Edge => [at(step, up), at(step + 1, up)]);
  const edges: Edge[] = [...slat(0), ...slat(1), [at(0, 0), at(0, 1)], [at(segments, 0), at(segments, 1)]];
  const faceOf = (edge: number) => Math.min(Math.floor(edge / segments), 2) + (edge > 2 * segments ? 1 : 0);
  return edges.map((from, i) => edges.map((to, j) => (faceOf(i) === faceOf(j) ? 0 : viewFactor(from, to))));
}

const enough = 1e-10;

/**
 * Returns, for light on each segment, the share that finally leaves, as `ends` defines it. It solves the radiosity of the enclosure between two
 * slats, as in ISO 15099. Light that passes through a slat enters the next enclosure, which is identical to this enclosure.
 */
function escapes(factors: number[][], { reflectance, transmittance = 0 }: Slats, ends: (segment: number) => number) {
  const count = factors.length - 2;
  const leaving = Array.from({ length: count }, () => 0);
  const falling = (segment: number) =>
    ends(segment) + reflectance * nth(leaving, segment) + transmittance * nth(leaving, (segment + count / 2) % count);
  for (let change = 1; change > enough; ) {
    change = 0;
    for (let from = 0; from < count; from += 1) {
      const row = nth(factors, from);
      const value = row.reduce((sum, factor, to) => sum + factor * (to < count ? falling(to) : ends(to)), 0);
      change = Math.max(change, Math.abs(value - nth(leaving, from)));
      leaving[from] = value;
    }
  }
  return Array.from({ length: count }, (_, segment) => falling(segment));
}

/** Computes the optical properties of a layer of slats, seen from outside, from its geometry and the reflectance of a slat. */
export const slatLayer = memoize((slats: Slats): SlatLayer => {
  const { reflectance, transmittance = 0, width = usualWidth, segments = usualSegments } = slats;
  const tilt = radians(slats.tilt);
  const factors = viewFactors(tilt, width, segments);
  const [outside, inside] = [2 * segments, 2 * segments + 1];
  const kept = 1 - reflectance - transmittance;
  const toInside = escapes(factors, slats, (place) => (place === inside ? 1 : 0));
  const toOutside = escapes(factors, slats, (place) => (place === outside ? 1 : 0));
  const intoSlats = escapes(factors, slats, (place) => (place < outside ? kept : 0));
  const shares = (straight: number, met: (segment: number) => number): LayerShares => {
    const sum = (where: number[]) => where.reduce((all, share, segment) => all + met(segment) * share, 0);
    return { straight, passed: straight + sum(toInside), reflected: sum(toOutside), absorbed: sum(intoSlats) };
  };
  const sky = nth(factors, outside);
  return {
    diffuse: shares(nth(sky, inside), (segment) => nth(sky, segment)),
    beam(profile) {
      const sun = radians(Math.min(profile, 89.99));
      // `hidden` is the share of the distance between two slats that one slat hides. `lit` is the lit share of the slat's upper face.
      const hidden = (width * Math.sin(tilt + sun)) / Math.cos(sun);
      const met = Math.min(1, hidden);
      const lit = hidden > 0 ? met / hidden : 0;
      return shares(1 - met, (segment) => {
        if (lit === 0 || segment >= segments) return 0;
        const covered = Math.min((segment + 1) / segments, lit) - segment / segments;
        return (met * Math.max(0, covered)) / lit;
      });
    },
  };
});
