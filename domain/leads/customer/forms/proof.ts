import type { Challenge } from "./form-state.ts";

/**
 * Counts the zero bits at the beginning of a hash. A proof of work is the text `<challenge>:<number>`. It is valid if its SHA-256 hash
 * begins with at least `difficulty` zero bits.
 */
export function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first] as number) - 24;
}

const batch = 512;

/** Tries numbers until one gives a valid proof. crypto.subtle computes the hashes outside the main thread, so the page stays responsive. */
export async function solve({ challenge, difficulty }: Challenge): Promise<string> {
  const encoder = new TextEncoder();
  for (let start = 0; ; start += batch) {
    const tries = Array.from({ length: batch }, (_, index) => `${challenge}:${start + index}`);
    const hashes = await Promise.all(tries.map((text) => crypto.subtle.digest("SHA-256", encoder.encode(text))));
    const found = hashes.findIndex((hash) => leadingZeroBits(new Uint8Array(hash)) >= difficulty);
    if (found >= 0) return tries[found] as string;
  }
}
