import { type Kysely, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { StartError } from "#platform/process/start-error.ts";

type Db = Kysely<Database>;

/**
 * The largest accepted difference between the clock of a process and the clock of PostgreSQL, in ms. Two processes may then differ by twice
 * this time.
 */
const tolerated = 60_000;

/**
 * Returns how far this process is ahead of PostgreSQL's clock, in ms. The time that the query takes is subtracted. On SQLite the result is
 * zero, because SQLite has no clock of its own.
 */
async function aheadOfDatabase(db: Db, clock: () => number): Promise<number> {
  if (!isPostgres(db)) return 0;
  const before = clock();
  const { rows } = await sql<{
    at: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db);
  const at = rows[0]?.at ?? before;
  return Math.max(0, before - at) - Math.max(0, at - clock());
}

export const agrees = async (db: Db, clock: () => number = currentTime): Promise<boolean> =>
  Math.abs(await aheadOfDatabase(db, clock)) <= tolerated;

/** Stops the start of a process whose clock differs from PostgreSQL's clock, because several processes may share one database. */
export async function agreeOnTime(db: Db, clock: () => number = currentTime): Promise<void> {
  const ahead = await aheadOfDatabase(db, clock);
  if (Math.abs(ahead) <= tolerated) return;
  const apart = `${Math.round(Math.abs(ahead) / 1000)} seconds ${ahead > 0 ? "ahead of" : "behind"}`;
  throw new StartError(
    `This machine's clock is ${apart} the database's. Set both by NTP: a process may be one minute from the database.`,
  );
}
