import type { Kysely } from "kysely";
import { audit } from "#platform/audit/audit.ts";
import type { Database } from "#platform/db/schema.ts";
import { withoutSync } from "#platform/db/without-sync.ts";
import { agrees } from "./agree.ts";

type Db = Kysely<Database>;

const minute = 60_000;
const hour = 60 * minute;

/** A site that runs writes each minute, so a longer silence is a long stop or a clock that jumped. */
const longestSilence = 26 * hour;
/** Processes may differ by two minutes, and NTP may turn a clock back a little. */
const longestStepBack = 5 * minute;
/** A person confirms the time that their page showed, not one that came after it. */
const longestLook = hour;

/** The time is ahead of or behind the highest time seen, or this process and PostgreSQL are apart. */
export type Doubt = "ahead" | "behind" | "apart";

export interface Verdict {
  doubt: Doubt | null;
  /** The highest time that was believed so far; null if there is none yet. */
  seen: number | null;
}

/** Says if things that cannot be undone may be done at this time. */
export async function judge(db: Db, now: number): Promise<Verdict> {
  const row = await db.selectFrom("clock_seen").select("at").executeTakeFirst();
  const seen = row?.at ?? null;
  return { seen, doubt: (await agrees(db)) ? doubtOf(seen, now) : "apart" };
}

function doubtOf(seen: number | null, now: number): Doubt | null {
  if (seen === null) return null;
  if (now > seen + longestSilence) return "ahead";
  return now < seen - longestStepBack ? "behind" : null;
}

/** Judges the time, and remembers it if nothing speaks against it. */
export async function keepTime(db: Db, now: number): Promise<Verdict> {
  const verdict = await judge(db, now);
  const isNew = verdict.seen === null || now >= verdict.seen + minute;
  if (verdict.doubt === null && isNew) await withoutSync(db, (transaction) => raise(transaction, now));
  return verdict;
}

/** Another process may have stored a later time meanwhile, so the statement compares once more. */
const raise = (db: Db, now: number) =>
  db
    .insertInto("clock_seen")
    .values({ id: "highest", at: now })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ at: now })
        .where("clock_seen.at", "<", now)
        .where("clock_seen.at", ">=", now - longestSilence),
    )
    .execute();

/** Believes this time from now on. Either a colleague confirmed it, or (without a colleague) the clock ran evenly for long enough. */
export async function trustTime(db: Db, colleague: string | null, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { seen, doubt } = await judge(transaction, now);
    if (doubt === null || doubt === "apart") return;
    await transaction.updateTable("clock_seen").set({ at: now }).execute();
    await audit(transaction, colleague, [{ action: "clock.trust", subject: null, data: { seen, now } }], now);
  });
}

/** A colleague says that the time on their page is right. Returns false if the clock has moved since, or PostgreSQL has another time. */
export async function confirmTime(db: Db, colleague: string, shown: number, now = Date.now()): Promise<boolean> {
  if (!(Math.abs(now - shown) <= longestLook)) return false;
  await trustTime(db, colleague, now);
  return (await judge(db, now)).doubt === null;
}
