import type { Role } from "@site/ground/company/roles.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { audit } from "./audit.ts";

type Db = Kysely<Database>;
export type Change = "done" | "last owner" | "unknown";

/** Thrown to roll the transaction back if nobody else is an owner. */
class LastOwner extends Error {}

export const setRole = (db: Db, by: string, id: string, role: Role): Promise<Change> =>
  change(db, id, { role }, (transaction) => audit(transaction, by, "staff.role", id, { role }));

/** Disables a colleague at once, with open links and push subscriptions. The account in the auth server is closed afterwards. */
export const disable = (db: Db, by: string, id: string): Promise<Change> =>
  change(db, id, { disabled_at: currentTime() }, async (transaction) => {
    await transaction.deleteFrom("staff_links").where("staff_id", "=", id).execute();
    await transaction.deleteFrom("push_subscriptions").where("staff_id", "=", id).execute();
    await audit(transaction, by, "staff.disable", id);
  });

export const enable = (db: Db, by: string, id: string): Promise<Change> =>
  change(db, id, { disabled_at: null }, (transaction) => audit(transaction, by, "staff.enable", id));

async function change(
  db: Db,
  id: string,
  to: { role?: Role; disabled_at?: number | null },
  rest: (transaction: Db) => Promise<unknown>,
): Promise<Change> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await lockOwners(transaction);
      const { numUpdatedRows } = await transaction
        .updateTable("staff")
        .set(to)
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return "unknown";
      if (!(await hasOwner(transaction))) throw new LastOwner();
      await rest(transaction);
      return "done";
    });
  } catch (error) {
    if (error instanceof LastOwner) return "last owner";
    throw error;
  }
}

/**
 * Locks the rows of the owners, so that two owners cannot demote each other at the same moment. An update that changes nothing locks them
 * in both databases.
 */
const lockOwners = (db: Db) =>
  db
    .updateTable("staff")
    .set(({ ref }) => ({ role: ref("role") }))
    .where("role", "=", "owner")
    .execute();

export async function hasOwner(db: Db): Promise<boolean> {
  const owner = await db
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return owner !== undefined;
}
