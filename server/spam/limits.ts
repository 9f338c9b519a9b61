import { createHmac } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { secret } from "../db/secrets.ts";
import { unsynced } from "../db/unsynced.ts";
import { env } from "../env.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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

/** Nothing is counted longer than this. */
const memory = 2 * day;

/** What is counted is a keyed hash: neither addresses nor words can be read out of the table. */
export async function keyOf(db: Kysely<Database>, name: string, subject: string): Promise<string> {
  const hash = createHmac("sha256", await secret(db, "rate")).update(`${name}\n${subject}`);
  return hash.digest("base64url").slice(0, 22);
}

/**
 * Counts one more, in every process at once, and says how many that makes in the window that ends now: those of this
 * fixed window, and of the one before in proportion to how much of it still lies inside.
 */
export async function count(db: Kysely<Database>, limit: Limit, subject: string, now = Date.now()): Promise<number> {
  await forgetOld(db, now);
  const key = await keyOf(db, limit.name, subject);
  const start = now - (now % limit.window);
  const current = await add(db, key, start);
  const before = await db
    .selectFrom("rate_hits")
    .select("count")
    .where("key", "=", key)
    .where("window_start", "=", start - limit.window)
    .executeTakeFirst();
  return current + Math.ceil((before?.count ?? 0) * (1 - (now - start) / limit.window));
}

export const isOver = async (db: Kysely<Database>, limit: Limit, subject: string, now?: number): Promise<boolean> =>
  (await count(db, limit, subject, now)) > limit.max();

/** One statement, so that two processes never read the same number. */
export async function add(db: Kysely<Database>, key: string, windowStart: number): Promise<number> {
  const row = await unsynced(db, (unsyncedDb) =>
    unsyncedDb
      .insertInto("rate_hits")
      .values({ key, window_start: windowStart, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(["key", "window_start"]).doUpdateSet((e) => ({ count: e("rate_hits.count", "+", 1) })),
      )
      .returning("count")
      .executeTakeFirstOrThrow(),
  );
  return row.count;
}

let forgotten = 0;

async function forgetOld(db: Kysely<Database>, now: number): Promise<void> {
  if (Math.abs(now - forgotten) < 10 * minute) return;
  forgotten = now;
  await db
    .deleteFrom("rate_hits")
    .where("window_start", "<", now - memory)
    .execute();
}
