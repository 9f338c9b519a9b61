import { uaeDay } from "@site/ground/time/uae-time.ts";
import { type Kysely, sql } from "kysely";
import { lengthOf, terms } from "#platform/db/register/terms.ts";
import type { Database } from "#platform/db/schema.ts";
import { withoutSync } from "#platform/db/without-sync.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { eventKinds } from "./read/dims.ts";

type Db = Kysely<Database>;

const dayMs = 24 * 60 * 60_000;
/** The hash of a visitor is deleted after this time. From then on, visits of one visitor cannot be connected. */
export const hashLasts = lengthOf(terms.mark);
/** The number of rows that one statement deletes. It is small, so that other requests do not wait. */
const piece = 500;

export interface Retention {
  /** The number of days for which page views, events and searches are kept. */
  viewDays: number;
  /** The number of days for which visits are kept. Their hashes are deleted earlier. */
  visitDays: number;
}

/**
 * Deletes old data in this order: the hashes of visitors, the page views and events, and the visits. The daily and monthly sums are kept.
 */
export async function forgetVisits(db: Db, { viewDays, visitDays }: Retention, now: number): Promise<void> {
  await forgetHashes(db, now - hashLasts);
  await db
    .deleteFrom("visit_salts")
    .where("day", "<", uaeDay(now - dayMs))
    .execute();
  await deleteInPieces(db, "page_views", sql`at < ${now - viewDays * dayMs}`);
  await deleteInPieces(db, "visit_events", sql`at < ${now - viewDays * dayMs}`);
  await deleteInPieces(db, "visits", sql`day < ${uaeDay(now - visitDays * dayMs)}`);
  await forgetTyped(db, uaeDay(now - viewDays * dayMs));
}

/**
 * Deletes the hashes of visits whose last event is older than `before`. A visit may continue after midnight, so its beginning does not
 * count.
 */
async function forgetHashes(db: Db, before: number) {
  await inPieces((limit) =>
    sql`update visits set hash = null where id in
      (select id from visits where hash is not null and last < ${before} limit ${limit})`.execute(db),
  );
  await inPieces((limit) =>
    sql`update page_views set view_key = null where id in
      (select id from page_views where view_key is not null and at < ${before} limit ${limit})`.execute(db),
  );
}

const deleteInPieces = (db: Db, table: string, where: ReturnType<typeof sql>) =>
  inPieces((limit) =>
    sql`delete from ${sql.table(table)} where id in
      (select id from ${sql.table(table)} where ${where} limit ${limit})`.execute(db),
  );

async function inPieces(work: (limit: number) => Promise<{ numAffectedRows?: bigint }>) {
  for (;;) {
    await yieldTurn();
    const { numAffectedRows = 0n } = await work(piece);
    if (numAffectedRows < piece) return;
  }
}

/** Deletes old searches and addresses that visitors typed, because they may contain a name. */
const forgetTyped = (db: Db, before: number): Promise<void> =>
  withoutSync(db, async (transaction) => {
    const kinds = Object.values(eventKinds);
    await transaction.deleteFrom("daily_events").where("kind", "in", kinds).where("day", "<", before).execute();
    const used = (column: string) => sql`
      select ${sql.ref(column)} from daily_events where kind in (${sql.join(kinds)}) union
      select ${sql.ref(column)} from visit_events where kind in (${sql.join(kinds)}) and ${sql.ref(column)} is not null`;
    await sql`delete from seen_words where kind = 'search' and id not in (${used("word")})`.execute(transaction);
    await sql`delete from seen_words where kind = 'missing' and id not in (${used("page")})`.execute(transaction);
  });
