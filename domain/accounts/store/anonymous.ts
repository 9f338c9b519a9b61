import type { Db } from "@site/auth-server/context.ts";
import type { Kysely } from "kysely";
import { lengthOf, terms } from "#platform/db/register/terms.ts";
import type { Database } from "#platform/db/schema.ts";
import { withAuth } from "#platform/identity/tables.ts";
import { currentTime } from "#platform/machine/time.ts";
import { removeCalculationsOf } from "./calculations.ts";

const auth = (db: Kysely<Database>) => withAuth(db) as unknown as Db;

/** Erases anonymous people whose session was not refreshed for the term of anonymous accounts, with their calculations. */
export async function eraseAnonymous(db: Kysely<Database>, now = currentTime()): Promise<number> {
  const before = now - lengthOf(terms.anonymous);
  return db.transaction().execute(async (transaction) => {
    const gone = await auth(transaction)
      .deleteFrom("auth_users")
      .where("is_anonymous", "=", 1)
      .where("created_at", "<", before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("auth_sessions")
              .select("id")
              .whereRef("auth_sessions.user_id", "=", "auth_users.id")
              .where(({ fn }) => fn.coalesce("refreshed_at", "auth_sessions.created_at"), ">=", before),
          ),
        ),
      )
      .returning("id")
      .execute();
    for (const { id } of gone) await removeCalculationsOf(transaction, id);
    return gone.length;
  });
}

/**
 * Moves the calculations of an anonymous person into the account to which the person has signed in. Returns false if `from` is not
 * anonymous.
 */
export async function moveAnonymous(db: Kysely<Database>, from: string, to: string): Promise<boolean> {
  if (from === to) return false;
  return db.transaction().execute(async (transaction) => {
    const left = await auth(transaction)
      .deleteFrom("auth_users")
      .where("id", "=", from)
      .where("is_anonymous", "=", 1)
      .executeTakeFirst();
    if (left.numDeletedRows === 0n) return false;
    await transaction.updateTable("saved_calculations").set({ auth_id: to }).where("auth_id", "=", from).execute();
    return true;
  });
}
