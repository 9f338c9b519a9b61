import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";

type Db = Kysely<Database>;

/**
 * Stores each scheduled task with the current time as its last run, if it is not stored yet. So a task that never runs is reported as late.
 * Deletes tasks that this version no longer has.
 */
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

/**
 * Returns the seconds since the last run of each scheduled task. A run in the future was stored by a wrong clock. It counts as equally long
 * ago.
 */
export async function runAges(db: Db, now: number): Promise<Record<string, number>> {
  const rows = await db.selectFrom("job_runs").selectAll().orderBy("name").execute();
  return Object.fromEntries(rows.map(({ name, ran_at }) => [name, Math.abs(now - ran_at) / 1000]));
}
