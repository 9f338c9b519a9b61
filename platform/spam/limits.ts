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
import { type Row, rowsOf } from "#platform/process/rows.ts";

/** A rate limit. At most `max()` are allowed at once, and the allowance refills evenly over `window` ms. */
export type Limit = Row<{ name: string; max(): number; window: number }>;

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
  !(await isOverLimit(db, rowsOf({ first: { ...once, name, max: () => 1, window: ms } }).first, "", now));

const once = { of: "all", why: "Of all processes one does this." } as const;
