import type { Kysely, Selectable } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database, SavedCalculationsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";

export type Calculation = Omit<Selectable<SavedCalculationsTable>, "auth_id">;
export type NewCalculation = Pick<Calculation, "kind" | "title" | "address">;

/** The largest number of saved calculations for each account. A person can still find something in a list of this length. */
export const maxCalculations = 100;

/** Returns the calculations of an account, newest first. */
export const calculationsOf = (db: Kysely<Database>, authId: string): Promise<Calculation[]> =>
  db
    .selectFrom("saved_calculations")
    .select(["id", "kind", "title", "address", "created_at"])
    .where("auth_id", "=", authId)
    .orderBy("id", "desc")
    .execute();

/** Saves a calculation. If the calculation is already saved, its entry gets the new title. */
export async function saveCalculation(
  db: Kysely<Database>,
  authId: string,
  calculation: NewCalculation,
): Promise<string | "full"> {
  return db.transaction().execute(async (transaction) => {
    const all = await calculationsOf(transaction, authId);
    const same = all.find(({ kind, address }) => kind === calculation.kind && address === calculation.address);
    if (!same && all.length >= maxCalculations) return "full";
    if (same) await removeCalculation(transaction, authId, same.id);
    const id = newId();
    const row = { ...calculation, id, auth_id: authId, created_at: currentTime() };
    await transaction.insertInto("saved_calculations").values(row).execute();
    return id;
  });
}

export async function removeCalculation(db: Kysely<Database>, authId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("saved_calculations")
    .where("auth_id", "=", authId)
    .where("id", "=", id)
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export const removeCalculationsOf = (db: Kysely<Database>, authId: string) =>
  db.deleteFrom("saved_calculations").where("auth_id", "=", authId).execute();
