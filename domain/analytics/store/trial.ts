import { LRUCache } from "lru-cache";

/** The outcome of a beacon of the page `/analytics-test`. It is checked like any other beacon, but never counted. */
export interface Trial {
  /** The number of the beacon within its page view, from 0. */
  number: number;
  e: string;
  /** The result of the checks. `counted` means that the beacon would be counted on any other page. */
  verdict: "counted" | "limited" | "bot" | "staff" | "opted-out";
  /** The fields of the beacon that would be stored. */
  kept: Record<string, string | number | null>;
}

const minute = 60_000;
const [views, perView] = [500, 40];

export const isTrial = (path: string): boolean => /^\/(?:ar\/)?analytics-test\/?$/.test(path);

/**
 * Keeps these results in memory for a minute, by the key of their page view. The key is a secret: it is random, and only the page that made
 * it knows it. The network address and the browser could not be the key, because neighbours who share a connection may have the same ones.
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
