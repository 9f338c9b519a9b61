import { randomBytes, randomInt } from "node:crypto";

let lastMs = 0;
let counter = 0;

/** UUIDv7 (RFC 9562): sorts by time, within this process also inside one millisecond and when the clock is set back. */
export function newId(now = Date.now()): string {
  if (now > lastMs) {
    lastMs = now;
    counter = randomInt(0x800); // half of the 12 bits stays free for counting
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** No 0/O, 1/I/L or U/V, because it is read out on the phone. No vowels, so that it never spells a word. */
const alphabet = "23456789BCDFGHJKMNPQRSTWXYZ";

/** Short and readable. Uniqueness is enforced by the table's constraint, so an insert must retry on a collision. */
export const newReference = (prefix: "WT" | "JOB" = "WT"): string =>
  `${prefix}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;
