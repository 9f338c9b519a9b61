import { isNightly } from "#tests/set.ts";

/**
 * Returns the seed of a drill. RELIABILITY_SEED sets it, to repeat a failure. A change always uses the same seed, and the nightly run uses
 * a new one.
 */
export const chooseSeed = () =>
  Number(process.env.RELIABILITY_SEED ?? (isNightly ? Math.floor(Math.random() * 2 ** 31) : 20_261_129));

export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
