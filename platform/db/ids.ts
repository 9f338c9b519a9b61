import { randomInt, randomUUID } from "node:crypto";
import { referenceAlphabet } from "@site/ground/company/references.ts";
import own from "#content/shared/references.json" with { type: "json" };

let lastMs = 0;
let counter = 0;

/** UUIDv7 (RFC 9562): sorts by time, within this process also inside one millisecond and when the clock is set back. */
export function newId(now = Date.now()): string {
  if (now > lastMs) {
    lastMs = now;
    counter = randomInt(0x800); // Half of the 12 bits stays free for counting.
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  const time = lastMs.toString(16).padStart(12, "0");
  // The last two groups of any UUID are 62 random bits; Node draws them for many UUIDs at a time.
  const random = randomUUID().slice(19);
  return `${time.slice(0, 8)}-${time.slice(8)}-${(0x7000 | counter).toString(16)}-${random}`;
}

/** Short and readable, with the company's letters. Uniqueness is enforced by the table's constraint, so an insert must retry on a collision. */
export const newReference = (prefix = own.requests): string =>
  `${prefix}-${Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join("")}`;
