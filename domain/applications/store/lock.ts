import type { Transaction } from "kysely";
import { isPostgres } from "#platform/db/is-postgres.ts";
import type { ApplicationsTable, Database } from "#platform/db/schema.ts";

/** Returns an application, locked until the end of the transaction; undefined if it is unknown or erased. */
export async function lockApplication(
  db: Transaction<Database>,
  by: { id: string } | { token: string },
): Promise<ApplicationsTable | undefined> {
  const [column, value] = "id" in by ? (["id", by.id] as const) : (["token", by.token] as const);
  const rows = db.selectFrom("applications").selectAll().where(column, "=", value).where("erased_at", "is", null);
  // SQLite needs no lock, because it has one writer at a time.
  return (isPostgres(db) ? rows.forNoKeyUpdate() : rows).executeTakeFirst();
}
