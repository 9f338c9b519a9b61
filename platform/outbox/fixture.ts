import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { attemptDelivery } from "./attempt.ts";
import { claim } from "./claim.ts";
import type { Handlers } from "./types.ts";

/** For tests: a clock that moves only when the test moves it. */
export function fakeClock(start = Date.UTC(2026, 10, 23)) {
  let at = start;
  return {
    now: () => at,
    forward: (ms: number) => {
      at += ms;
    },
    to: (instant: number) => {
      at = Math.max(at, instant);
    },
  };
}
export type FakeClock = ReturnType<typeof fakeClock>;

/** Lets all leases expire `ms` earlier. Tests need this on PostgreSQL, because there the database's own clock counts leases. */
export const letLeasesPass = (db: Kysely<Database>, ms: number) =>
  db
    .updateTable("outbox")
    .set({ locked_until: sql`locked_until - ${sql.lit(ms)}` })
    .where("locked_until", "is not", null)
    .execute();

/** Processes all messages that are due now. */
export async function workDue(db: Kysely<Database>, handlers: Handlers, clock: FakeClock, patience?: number) {
  for (;;) {
    const messages = await claim(db, Object.keys(handlers), 10, clock.now());
    if (messages.length === 0) return;
    await Promise.all(messages.map((message) => attemptDelivery(db, handlers, message, { now: clock.now, patience })));
  }
}

/** Moves the clock from one due message to the next and processes them, until no message is left or `ms` have passed. */
export async function letPass(
  db: Kysely<Database>,
  handlers: Handlers,
  clock: FakeClock,
  ms: number,
  patience?: number,
) {
  const end = clock.now() + ms;
  for (;;) {
    await workDue(db, handlers, clock, patience);
    const next = await db
      .selectFrom("outbox")
      .select((e) => e.fn.min<number | null>("next_at").as("at"))
      .where("state", "in", ["pending", "scheduled"])
      .where("topic", "in", Object.keys(handlers))
      .executeTakeFirstOrThrow();
    if (next.at === null || next.at > end) break;
    clock.to(next.at);
  }
  clock.to(end);
}
