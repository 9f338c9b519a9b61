import { nth } from "@site/typed";
import { memoize } from "../memoize.ts";
import { radians } from "../sun/position.ts";

/**
 * Flat horizontal slats in front of or behind a window, which scatter light evenly. The angle is in degrees from horizontal; the outer edge is the
 * lower one.
 */
export interface Slats {
  tilt: number;
  /** The reflectance of both faces of a slat, for the sun's whole spectrum. */
  reflectance: number;
  transmittance?: number;
  /** The width of a slat divided by the distance between two. */
  width?: number;
  segments?: number;
}

/** The shares of the light that falls on the layer. All except `straight`, which is part of the transmitted light, add up to one. */
export interface LayerShares {
  passed: number;
  reflected: number;
  absorbed: number;
  /** The share that passes between the slats, without touching one. */
  straight: number;
}

export interface SlatLayer {
  diffuse: LayerShares;
  /** The shares for a beam at a profile angle, in degrees. */
  beam(profile: number): LayerShares;
}

/** The width is that of the tables of blinds in ASHRAE Handbook – Fundamentals, chapter 15. */
const usualWidth = 1.2;
/** A slat has five segments, as in ISO 15099. */
const usualSegments = 5;

type Point = readonly [x: number, y: number];
type Edge = readonly [Point, Point];
const length = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

/** The share of light from an edge that reaches another one, by Hottel's crossed strings. */
const viewFactor = ([a, b]: Edge, [c, d]: Edge) =>
  Math.abs(length(a, d) + length(b, c) - length(a, c) - length(b, d)) / (2 * length(a, b));

/**
 * The view factors between two slats: the upper face of one, the lower face of the next above, each in segments from outside, then the openings
 * outside and inside.
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
 * Returns, for light on each segment, the share that leaves as `ends` says, by the radiosity of the enclosure, as in ISO 15099. Light that passes
 * through a slat leaves its other face, into the next enclosure, which is the same as this one.
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

/** The optical properties of a layer of slats, seen from outside, from its geometry and the reflectance of a slat. */
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
      // The share of the distance between two slats that one of them hides, and the lit share of its upper face.
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
