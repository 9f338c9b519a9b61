/** Returns a random whole number from 0 to below `limit`. */
export type Random = (limit: number) => number;

/** A random number generator with a seed (Mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Makes one seed of several numbers, so that neighbours do not have similar random numbers. */
export const seedOf = (...parts: readonly number[]): number =>
  parts.reduce((hash, part) => Math.imul(hash ^ part ^ (part >>> 15), 0x01000193) ^ (hash >>> 13), 0x811c9dc5) >>> 0;
