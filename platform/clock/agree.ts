import { type Kysely, sql } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { Database } from "#platform/db/schema.ts";
import { StartError } from "#platform/process/start-error.ts";

type Db = Kysely<Database>;

/** A process may be this far from the clock of the database, so two processes may be twice as far apart. */
const tolerated = 60_000;

/**
 * Says how far this process is ahead of PostgreSQL's clock. The time that the question takes is subtracted. It is zero on SQLite, which has no clock
 * of its own.
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

export const agrees = async (db: Db, clock: () => number = Date.now): Promise<boolean> =>
  Math.abs(await aheadOfDatabase(db, clock)) <= tolerated;

/** No process starts with another time than that of its PostgreSQL, because several may share one. */
export async function agreeOnTime(db: Db, clock: () => number = Date.now): Promise<void> {
  const ahead = await aheadOfDatabase(db, clock);
  if (Math.abs(ahead) <= tolerated) return;
  const apart = `${Math.round(Math.abs(ahead) / 1000)} seconds ${ahead > 0 ? "ahead of" : "behind"}`;
  throw new StartError(
    `This machine's clock is ${apart} the database's. Set both by NTP: a process may be one minute from the database.`,
  );
}
