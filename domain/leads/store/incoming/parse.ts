import { OrderFailed, processPool } from "#platform/process/child-process.ts";
import type { ParsedMail } from "./types.ts";

/** A process and no thread: one that runs out of memory may end the whole program (Node's `resourceLimits` promise no more). */
export const mailParser = (mayTake = 40_000, heap = 192) =>
  processPool<Uint8Array, ParsedMail | undefined>("domain/leads/store/incoming/parser.ts", { mayTake, heap });
const parser = mailParser();

/** Undefined if it cannot be taken apart within a time and a memory that any honest mail needs a small part of, on a machine that is not overloaded. */
export async function parseMail(raw: Uint8Array, { order } = parser): Promise<ParsedMail | undefined> {
  try {
    return await order(raw);
  } catch (error) {
    if (error instanceof OrderFailed) return undefined;
    throw error;
  }
}
