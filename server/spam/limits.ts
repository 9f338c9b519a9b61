import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { secret } from "../db/secrets.ts";
import { unsynced } from "../db/unsynced.ts";
import { env } from "../env.ts";
import { rateLimiter } from "../rate-limit/rate-limiter.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Up to `max()` at once, refilled evenly over `window` ms. */
export interface Limit {
  name: string;
  max(): number;
  window: number;
}

const forms = () => env().FORM_LIMIT_PER_HOUR;

/** Rate limits of forms. Generous, because a whole office may share one address. */
export const limits = {
  /** Forms that would be stored, per address. */
  form: { name: "form", max: forms, window: hour },
  /** The same text, from any sender. */
  content: { name: "content", max: forms, window: hour },
  /** All submissions, also those with mistakes or photos. */
  attempt: { name: "attempt", max: () => 10 * forms(), window: hour },
  whatsapp: { name: "whatsapp", max: forms, window: hour },
  /** Confirmations to one recipient, who may never have written to us. */
  confirmation: { name: "confirmation", max: () => 6, window: day },
  /** Views of a private page, because a wrong key may be a guess. */
  follow: { name: "follow", max: () => 15 * forms(), window: hour },
} as const satisfies Record<string, Limit>;

const { take: takeToken, sweep } = rateLimiter("rate_limits");
export const sweepLimits = sweep;

/** The subject is stored as a keyed hash, so that neither addresses nor texts can be read in the table. */
async function keyOf(db: Kysely<Database>, name: string, subject: string): Promise<string> {
  const hash = createHmac("sha256", await secret(db, "rate")).update(`${name}\n${subject}`);
  return hash.digest("base64url").slice(0, 22);
}

/** Takes a token for the subject (an address, a text …), across all processes. */
export async function take(db: Kysely<Database>, { name, max, window }: Limit, subject: string, now = Date.now()) {
  const key = await keyOf(db, name, subject);
  const burst = max();
  const limit = { burst, every: Math.ceil(window / burst) };
  return unsynced(db, (unsyncedDb) => takeToken(unsyncedDb, key, limit, now));
}

export const isOverLimit = async (
  db: Kysely<Database>,
  limit: Limit,
  subject: string,
  now?: number,
): Promise<boolean> => (await take(db, limit, subject, now)).waitMs > 0;

/** True for the first caller within so many ms, across all processes. */
export const isFirstWithin = async (db: Kysely<Database>, name: string, ms: number, now: number): Promise<boolean> =>
  !(await isOverLimit(db, { name, max: () => 1, window: ms }, "", now));
