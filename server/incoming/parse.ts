import { join } from "node:path";
import Piscina from "piscina";
import { codeOf } from "../start-error.ts";
import type { ParsedMail } from "./types.ts";

const threads = new Piscina<Uint8Array, ParsedMail | undefined>({
  // Not bundled: a thread loads it as it stands.
  filename: join(process.cwd(), "server/incoming/parser.ts"),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
});
const mayTake = 40_000;

/** Undefined if it cannot be taken apart within a time and a memory that any honest mail needs a small part of, on a machine that is not overloaded. */
export async function parseMail(raw: Uint8Array, time = mayTake): Promise<ParsedMail | undefined> {
  const late = AbortSignal.timeout(time);
  try {
    return await threads.run(raw, { signal: late });
  } catch (error) {
    if (late.aborted || codeOf(error) === "ERR_WORKER_OUT_OF_MEMORY") return undefined;
    throw error;
  }
}

/** At the end of the server. */
export const endParsing = (): Promise<void> => threads.destroy();
