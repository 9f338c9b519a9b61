import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { secret } from "../db/secrets.ts";
import { unsynced } from "../db/unsynced.ts";
import { env } from "../env.ts";
import { rateLimiter } from "../rate-limit/rate-limiter.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Up to `max()` at once, and as many again spread evenly over `window` ms. */
export interface Limit {
  name: string;
  max(): number;
  window: number;
}

const forms = () => env().FORM_LIMIT_PER_HOUR;

/** How often is too often. Generous: a whole office may share one address. */
export const limits = {
  /** Forms that would be stored, of one address. */
  form: { name: "form", max: forms, window: hour },
  /** The same words, whoever sends them. */
  content: { name: "content", max: forms, window: hour },
  /** Sent at all, with mistakes and photos to look at. */
  attempt: { name: "attempt", max: () => 10 * forms(), window: hour },
  whatsapp: { name: "whatsapp", max: forms, window: hour },
  /** Confirmations to one recipient, who may never have written to us. */
  confirmation: { name: "confirmation", max: () => 6, window: day },
  /** Looking at a request's page, where a wrong key may be a guess. */
  follow: { name: "follow", max: () => 15 * forms(), window: hour },
} as const satisfies Record<string, Limit>;

const { take: takeToken, sweep } = rateLimiter("rate_limits");
export const sweepLimits = sweep;

/** The subject is stored as a keyed hash: neither addresses nor words can be read out of the table. */
async function keyOf(db: Kysely<Database>, name: string, subject: string): Promise<string> {
  const hash = createHmac("sha256", await secret(db, "rate")).update(`${name}\n${subject}`);
  return hash.digest("base64url").slice(0, 22);
}

/** Takes a token of the subject (an address, a text …), in every process at once. */
export async function take(db: Kysely<Database>, { name, max, window }: Limit, subject: string, now = Date.now()) {
  const key = await keyOf(db, name, subject);
  const burst = max();
  const limit = { burst, every: Math.ceil(window / burst) };
  return unsynced(db, (unsyncedDb) => takeToken(unsyncedDb, key, limit, now));
}

export const isOver = async (db: Kysely<Database>, limit: Limit, subject: string, now?: number): Promise<boolean> =>
  (await take(db, limit, subject, now)).waitMs > 0;

/** True for the first who asks in so many ms, in whichever process. */
export const isFirst = async (db: Kysely<Database>, name: string, ms: number, now: number): Promise<boolean> =>
  !(await isOver(db, { name, max: () => 1, window: ms }, "", now));
