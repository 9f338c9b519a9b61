import type { Kysely, Selectable } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { slotsOf, type Window } from "./types.ts";
import { lockWhereabouts } from "./whereabouts.ts";

type Db = Kysely<Database>;

/** A visitor has this long to fill in the form. */
export const holdMs = 10 * 60_000;
/** Visitors may hide at most this many windows from each other, however many addresses they come from. */
const mostHolds = 30;

/** The half-hours that other visitors hold now, as if they were claims. A customer's own hold is left out. */
export async function heldClaims(db: Db, now: number, own = ""): Promise<Selectable<Database["appointment_claims"]>[]> {
  const holds = await db
    .selectFrom("visit_holds")
    .selectAll()
    .where("ends_at", ">", now)
    .where("id", "<>", own)
    .execute();
  return holds.flatMap(({ id, team_id, from_at, to_at }) =>
    slotsOf({ from: from_at, to: to_at }).map((slot) => ({ team_id, slot, appointment_id: id })),
  );
}

export const isHeld = async (db: Db, id: string, now: number): Promise<boolean> =>
  (await db
    .selectFrom("visit_holds")
    .select("id")
    .where("id", "=", id)
    .where("ends_at", ">", now)
    .executeTakeFirst()) !== undefined;

/**
 * Keeps a window for ten minutes under a name that the visitor's page has drawn, in place of what it held before. Returns the end, or undefined if
 * others hold every team of the window or too many windows are held. A hold is a courtesy among visitors: the office does not see it, and only a
 * claim books a team.
 */
export const hold = (
  db: Db,
  { from, to, teams }: Window & { teams: readonly string[] },
  id: string,
  now: number,
): Promise<number | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockWhereabouts(tx);
    await tx
      .deleteFrom("visit_holds")
      .where((row) => row.or([row("ends_at", "<=", now), row("id", "=", id)]))
      .execute();
    const holds = await tx.selectFrom("visit_holds").selectAll().execute();
    const isTaken = (team: string) =>
      holds.some(({ team_id, from_at, to_at }) => team_id === team && from_at < to && to_at > from);
    const team = teams.find((one) => !isTaken(one));
    if (team === undefined || holds.length >= mostHolds) return undefined;
    const endsAt = now + holdMs;
    await tx
      .insertInto("visit_holds")
      .values({ id, team_id: team, from_at: from, to_at: to, ends_at: endsAt })
      .execute();
    return endsAt;
  });

export const giveUpHold = (db: Db, id: string) => db.deleteFrom("visit_holds").where("id", "=", id).execute();
