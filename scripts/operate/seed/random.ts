/** A random generator with a seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join("");
  return {
    below,
    chance: (share: number) => next() < share,
    /** A number from 0 up to, but not including, 1. */
    share: next,
    between: (from: number, to: number) => from + below(to - from + 1),
    pick<T>(values: readonly T[]): T {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error("There is nothing to pick from.");
      return value;
    },
    /** Returns a number that is mostly small and sometimes large. The mean is 1. */
    exponential: () => -Math.log(1 - next()),
    weighted<T extends string>(weights: Record<T, number>): T {
      const entries = Object.entries(weights) as [T, number][];
      let at = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        at -= weight;
        if (at < 0) return key;
      }
      return (entries.at(-1) as [T, number])[0];
    },
    hex,
    /** Returns a UUIDv7 like that of newId, for any time. */
    id(at: number) {
      const time = at.toString(16).padStart(12, "0");
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${"89ab"[below(4)]}${hex(3)}-${hex(12)}`;
    },
  };
}
export type Random = ReturnType<typeof randomOf>;
