import { createHmac } from "node:crypto";
import {
  type RateLimit,
  rateLimiter,
  type TokenDemand,
  type TokenGrant,
} from "@site/auth-server/rate-limit/rate-limiter.ts";
import { nth } from "@site/typed";
import type { Kysely } from "kysely";
import { inBatches } from "#platform/db/in-batches.ts";
import type { Database } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";
import { withoutSync } from "#platform/db/without-sync.ts";
import { currentTime } from "#platform/machine/time.ts";
import { env } from "#platform/process/env.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** A rate limit. At most `max()` are allowed at once, and the allowance refills evenly over `window` ms. */
export interface Limit {
  name: string;
  max(): number;
  window: number;
}

const forms = () => env().FORM_LIMIT_PER_HOUR;

/** The rate limits of forms. They are high, because everybody in an office may have the same IP address. */
export const limits = {
  /** Forms that would be stored, for each IP address. */
  form: { name: "form", max: forms, window: hour },
  /** Forms with the same text, from any sender. */
  content: { name: "content", max: forms, window: hour },
  /** All submitted forms, including those with mistakes or photos. */
  attempt: { name: "attempt", max: () => 10 * forms(), window: hour },
  /** Windows that are kept for a visitor who fills in the form of a booking. */
  hold: { name: "hold", max: () => Math.ceil(forms() / 3), window: hour },
  whatsapp: { name: "whatsapp", max: forms, window: hour },
  /** Confirmation mails to the same recipient, who may never have written to us. */
  confirmation: { name: "confirmation", max: () => 6, window: day },
  /** Requests for a private page, because a wrong key may be a guess. */
  follow: { name: "follow", max: () => 15 * forms(), window: hour },
} as const satisfies Record<string, Limit>;

const { takeEach, sweep } = rateLimiter("rate_limits");
export const sweepLimits = sweep;

/** The key of a limit in the table. It is a keyed hash, so that nobody can read addresses or texts in the table. */
async function keyOf(db: Kysely<Database>, name: string, subject: string): Promise<string> {
  const hash = createHmac("sha256", await secret(db, "rate")).update(`${name}\n${subject}`);
  return hash.digest("base64url").slice(0, 22);
}

/** Takes a token for a subject (an IP address, a text …). All processes share the limit. */
export async function take(db: Kysely<Database>, { name, max, window }: Limit, subject: string, now = currentTime()) {
  const burst = max();
  const key = await keyOf(db, name, subject);
  return takeTogether(db, { key, now, name, burst, every: Math.ceil(window / burst) });
}

type Ask = TokenDemand & RateLimit & { name: string };

/** Calls for the same limit at the same time share one SQL statement. */
const takeTogether = inBatches(async (db, asks: readonly Ask[]) => {
  const taken = new Map<Ask, TokenGrant>();
  const takeAll = async (some: Ask[]) => {
    const [limit] = some;
    if (!limit) return;
    // One statement can take only one token from a bucket, so further calls for the same key need another statement.
    const first = some.filter(({ key }, at) => some.findIndex((ask) => ask.key === key) === at);
    const tokens = await withoutSync(db, (unsyncedDb) => takeEach(unsyncedDb, first, limit));
    first.forEach((ask, at) => void taken.set(ask, nth(tokens, at)));
    await takeAll(some.filter((ask) => !taken.has(ask)));
  };
  const ofOneLimit = Map.groupBy(asks, ({ name, burst, every }) => `${name} ${burst} ${every}`);
  await Promise.all([...ofOneLimit.values()].map(takeAll));
  return asks.map((ask) => taken.get(ask) as TokenGrant);
});

export const isOverLimit = async (
  db: Kysely<Database>,
  limit: Limit,
  subject: string,
  now?: number,
): Promise<boolean> => (await take(db, limit, subject, now)).waitMs > 0;

/** True for the first call with this name in `ms` milliseconds, among all processes. */
export const isFirstWithin = async (db: Kysely<Database>, name: string, ms: number, now: number): Promise<boolean> =>
  !(await isOverLimit(db, { name, max: () => 1, window: ms }, "", now));
