import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;

/** A scheduled task that never ran is late as well, so each is expected from now on. A scheduled task of an earlier version is no longer expected. */
export async function expectRuns(db: Db, names: readonly string[], now: number): Promise<void> {
  await db.deleteFrom("job_runs").where("name", "not in", names).execute();
  await db
    .insertInto("job_runs")
    .values(names.map((name) => ({ name, ran_at: now })))
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

export const noteRun = (db: Db, name: string, now: number) =>
  db
    .insertInto("job_runs")
    .values({ name, ran_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ ran_at: now }))
    .execute();

/** Returns the seconds since each scheduled task ran. A run in the future comes from a wrong clock, and counts as just as far away. */
export async function runAges(db: Db, now: number): Promise<Record<string, number>> {
  const rows = await db.selectFrom("job_runs").selectAll().orderBy("name").execute();
  return Object.fromEntries(rows.map(({ name, ran_at }) => [name, Math.abs(now - ran_at) / 1000]));
}
