import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database, SavedViewsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";

export type SavedView = Pick<SavedViewsTable, "id" | "name" | "query">;

const most = 30;

export const listViews = (db: Kysely<Database>, colleagueId: string): Promise<SavedView[]> =>
  db
    .selectFrom("saved_views")
    .select(["id", "name", "query"])
    .where("staff_id", "=", colleagueId)
    .orderBy("id")
    .execute();

/** Saves a view, and replaces a view of this colleague with the same name. Returns undefined if the colleague has too many views. */
export async function saveView(
  db: Kysely<Database>,
  colleagueId: string,
  name: string,
  query: string,
  now = currentTime(),
): Promise<SavedView | undefined> {
  return db.transaction().execute(async (transaction) => {
    const views = await listViews(transaction, colleagueId);
    const before = views.find((view) => view.name === name);
    if (before) {
      await own(transaction, colleagueId, before.id).set({ query }).execute();
      return { ...before, query };
    }
    if (views.length >= most) return undefined;
    const view = { id: newId(), name, query };
    await transaction
      .insertInto("saved_views")
      .values({ ...view, staff_id: colleagueId, created_at: now })
      .execute();
    return view;
  });
}

/** Renames a view. Returns false if the colleague has no view with this id. */
export async function renameView(
  db: Kysely<Database>,
  colleagueId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await own(db, colleagueId, id).set({ name }).executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeView(db: Kysely<Database>, colleagueId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_views")
    .where("id", "=", id)
    .where("staff_id", "=", colleagueId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const own = (db: Kysely<Database>, colleagueId: string, id: string) =>
  db.updateTable("saved_views").where("id", "=", id).where("staff_id", "=", colleagueId);
