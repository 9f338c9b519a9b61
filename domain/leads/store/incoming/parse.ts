import { OrderFailed, processPool } from "#platform/process/child-process.ts";
import type { ParsedMail } from "./types.ts";

/**
 * This is a process and not a thread, because a thread that runs out of memory may end the whole program (Node's `resourceLimits` promise no more).
 */
export const mailParser = (mayTake = 40_000, heap = 192) =>
  processPool<Uint8Array, ParsedMail | undefined>("domain/leads/store/incoming/parser.ts", { mayTake, heap });
const parser = mailParser();

/**
 * Parses a mail. Returns undefined if this takes too much time or memory. An honest mail needs only a small part of both, on a machine that is not
 * overloaded.
 */
export async function parseMail(raw: Uint8Array, { order } = parser): Promise<ParsedMail | undefined> {
  try {
    return await order(raw);
  } catch (error) {
    if (error instanceof OrderFailed) return undefined;
    throw error;
  }
}
