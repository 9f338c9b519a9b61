import { referenceAlphabet } from "@site/ground/company/references.ts";
import own from "#content/shared/references.json" with { type: "json" };
import { randomInt, randomUUID } from "#platform/machine/chance.ts";
import { perMachine } from "#platform/machine/machine.ts";
import { currentTime } from "#platform/machine/time.ts";

const sequenceOf = perMachine(() => ({ lastMs: 0, counter: 0 }));

/** Makes a UUIDv7 (RFC 9562). Ids sort by time. In one process this also holds within a millisecond, and after the clock was set back. */
export function newId(now = currentTime()): string {
  const sequence = sequenceOf();
  if (now > sequence.lastMs) {
    sequence.lastMs = now;
    sequence.counter = randomInt(0x800); // The counter begins in the lower half of its 12 bits, so that it can still count.
  } else if (++sequence.counter > 0xfff) {
    sequence.lastMs += 1;
    sequence.counter = 0;
  }
  const time = sequence.lastMs.toString(16).padStart(12, "0");
  // The last two groups of any UUID are 62 random bits. Node draws random bits for many UUIDs at once, so this is fast.
  const random = randomUUID().slice(19);
  return `${time.slice(0, 8)}-${time.slice(8)}-${(0x7000 | sequence.counter).toString(16)}-${random}`;
}

/**
 * Makes a short, readable reference with the company's letters. It may already exist: the table's constraint then refuses the row, and the
 * insert must be repeated.
 */
export const newReference = (prefix = own.requests): string =>
  `${prefix}-${Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join("")}`;
