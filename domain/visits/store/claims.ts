import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/db/schema.ts";

type Tx = Transaction<Database>;

/**
 * Takes all of these half-hours of a team for a visit, or none of them. If two bookings want a half-hour, the primary key gives it to one
 * of them. The inserted rows are counted, because a failed insert would abort the transaction on PostgreSQL.
 *
 * The order avoids deadlocks: rows are inserted in ascending order, and only then the old ones are deleted. If not all rows could be
 * inserted, a rollback to the savepoint frees them. Deleting them instead would make other bookings wait until the transaction ends.
 */
export async function takeSlots(tx: Tx, visit: string, team: string, slots: readonly number[]): Promise<boolean> {
  const own = await tx.selectFrom("appointment_claims").selectAll().where("appointment_id", "=", visit).execute();
  const missing = slots.filter((slot) => !own.some((claim) => claim.team_id === team && claim.slot === slot));
  await sql`savepoint claims`.execute(tx);
  if (!(await insert(tx, visit, team, missing))) {
    await sql`rollback to savepoint claims`.execute(tx);
    return false;
  }
  await sql`release savepoint claims`.execute(tx);
  for (const { team_id, slot } of own)
    if (team_id !== team || !slots.includes(slot))
      await tx.deleteFrom("appointment_claims").where("team_id", "=", team_id).where("slot", "=", slot).execute();
  return true;
}

async function insert(tx: Tx, visit: string, team: string, slots: readonly number[]): Promise<boolean> {
  if (slots.length === 0) return true;
  const taken = await tx
    .insertInto("appointment_claims")
    .values(slots.map((slot) => ({ team_id: team, slot, appointment_id: visit })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("slot")
    .execute();
  return taken.length === slots.length;
}

export const giveBack = (tx: Tx, visit: string) =>
  tx.deleteFrom("appointment_claims").where("appointment_id", "=", visit).execute();
