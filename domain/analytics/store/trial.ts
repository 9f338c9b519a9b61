import { LRUCache } from "lru-cache";

/** What became of a beacon of `/analytics-test`, which is checked like any other and never counted. */
export interface Trial {
  /** The how many-th of its view. */
  number: number;
  e: string;
  /** `counted`: so it would be on any other page. */
  verdict: "counted" | "limited" | "bot" | "staff" | "opted-out";
  /** What would be stored of it. */
  kept: Record<string, string | number | null>;
}

const minute = 60_000;
const [views, perView] = [500, 40];

export const isTrial = (path: string): boolean => /^\/(?:ar\/)?analytics-test\/?$/.test(path);

/**
 * For a minute and in memory, under the key of the view: chance made it, only that one page knows it, and it is told in no answer. Address and browser
 * would not do, because neighbours behind one connection share them.
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
