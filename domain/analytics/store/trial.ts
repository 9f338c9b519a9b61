import { LRUCache } from "lru-cache";

/** The outcome of a beacon of `/analytics-test`. It is checked like any other beacon, and never counted. */
export interface Trial {
  /** The number of the beacon among those of its view, from 0. */
  number: number;
  e: string;
  /** `counted` means that it would be counted on any other page. */
  verdict: "counted" | "limited" | "bot" | "staff" | "opted-out";
  /** The fields that would be stored of it. */
  kept: Record<string, string | number | null>;
}

const minute = 60_000;
const [views, perView] = [500, 40];

export const isTrial = (path: string): boolean => /^\/(?:ar\/)?analytics-test\/?$/.test(path);

/**
 * Keeps trials in memory for a minute, under the key of their view. The key is random, only that one page knows it, and no answer contains it.
 * Address and browser could not be the key, because neighbours behind one connection share them.
 */
export function createTrials() {
  const byView = new LRUCache<string, Trial[]>({ max: views, ttl: minute });
  return {
    add(view: string, trial: Omit<Trial, "number">): void {
      const before = byView.get(view) ?? [];
      if (before.length < perView) byView.set(view, [...before, { ...trial, number: before.length }]);
    },
    of: (view: string): Trial[] => byView.get(view) ?? [],
  };
}
