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
import { env } from "#platform/process/env.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Allows up to `max()` at once, refilled evenly over `window` ms. */
export interface Limit {
  name: string;
  max(): number;
  window: number;
}

const forms = () => env().FORM_LIMIT_PER_HOUR;

/** The rate limits of forms. They are generous, because a whole office may share one address. */
export const limits = {
  /** Forms that would be stored, for each address. */
  form: { name: "form", max: forms, window: hour },
  /** The same text, from any sender. */
  content: { name: "content", max: forms, window: hour },
  /** All submissions, also those with mistakes or photos. */
  attempt: { name: "attempt", max: () => 10 * forms(), window: hour },
  /** Windows that are kept for a visitor who fills in the form of a booking. */
  hold: { name: "hold", max: () => 2 * forms(), window: hour },
  whatsapp: { name: "whatsapp", max: forms, window: hour },
  /** Confirmations to one recipient, who may never have written to us. */
  confirmation: { name: "confirmation", max: () => 6, window: day },
  /** Views of a private page, because a wrong key may be a guess. */
  follow: { name: "follow", max: () => 15 * forms(), window: hour },
} as const satisfies Record<string, Limit>;

const { takeEach, sweep } = rateLimiter("rate_limits");
export const sweepLimits = sweep;

/** The subject is stored as a keyed hash, so that neither addresses nor texts can be read in the table. */
async function keyOf(db: Kysely<Database>, name: string, subject: string): Promise<string> {
  const hash = createHmac("sha256", await secret(db, "rate")).update(`${name}\n${subject}`);
  return hash.digest("base64url").slice(0, 22);
}

/** Takes a token for the subject (an address, a text …), across all processes. */
export async function take(db: Kysely<Database>, { name, max, window }: Limit, subject: string, now = Date.now()) {
  const burst = max();
  const key = await keyOf(db, name, subject);
  return takeTogether(db, { key, now, name, burst, every: Math.ceil(window / burst) });
}

type Ask = TokenDemand & RateLimit & { name: string };

/** Those who ask for the same limit at the same time share a statement. */
const takeTogether = inBatches(async (db, asks: readonly Ask[]) => {
  const taken = new Map<Ask, TokenGrant>();
  const takeAll = async (some: Ask[]) => {
    const [limit] = some;
    if (!limit) return;
    // One statement can take from a bucket only once.
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

/** True for the first caller within so many ms, among the callers of all processes. */
export const isFirstWithin = async (db: Kysely<Database>, name: string, ms: number, now: number): Promise<boolean> =>
  !(await isOverLimit(db, { name, max: () => 1, window: ms }, "", now));
