import { budgets } from "#platform/http/budgets.ts";
import { OrderFailed, processPool } from "#platform/process/child-process.ts";
import type { ParsedMail } from "./types.ts";

/**
 * Makes a pool of processes that parse mails. They are processes and not threads, because a thread that runs out of memory may end the
 * whole program, even with Node's `resourceLimits`.
 */
export const mailParser = (mayTake = 40_000, heap = 192) =>
  processPool<Uint8Array, ParsedMail | undefined>("domain/leads/store/incoming/parser.ts", {
    ...{ mayTake, heap },
    queue: budgets.parsedMails,
  });
const parser = mailParser();

/**
 * Parses a mail in another process. Returns undefined if this takes too much time or memory. On a machine that is not overloaded, normal
 * mails stay far below these limits.
 */
export async function parseMail(raw: Uint8Array, { order } = parser): Promise<ParsedMail | undefined> {
  try {
    return await order(raw);
  } catch (error) {
    if (error instanceof OrderFailed) return undefined;
    throw error;
  }
}
