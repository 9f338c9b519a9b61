import type { Kysely, Transaction } from "kysely";
import { lockAll, lockPeople } from "#domain/people/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { pace } from "#platform/process/limits.ts";
import { searchedColumns, searchTextOf, searchTextOfEntries, searchVersion, spokenKinds } from "./search-text.ts";
import type { Entry } from "./types.ts";

/** Rebuilds the search text of a lead from the stored data, including the leads that were merged into it. */
export async function searchAnew(db: Transaction<Database>, id: string): Promise<void> {
  const all = db.selectFrom("leads").select(searchedColumns).where("erased_at", "is", null);
  const leads = await all.where((e) => e.or([e("id", "=", id), e("merged_into", "=", id)])).execute();
  const said = db.selectFrom("lead_events").select(["kind", "data"]).where("lead_id", "=", id);
  const entries = (await said.where("kind", "in", spokenKinds).orderBy("id").execute()).map(
    ({ kind, data }) => ({ kind, data: JSON.parse(data) }) as Entry,
  );
  const search = [...leads.map(searchTextOf), searchTextOfEntries(entries)].join(" ").trim();
  await db.updateTable("leads").set({ search, search_version: searchVersion }).where("id", "=", id).execute();
}

const batch = 200;

/** Rebuilds the search texts that an earlier version of the program wrote. Returns the number of leads. */
export async function searchAllAnew(db: Kysely<Database>, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (let found = await earlier(db); found.length > 0 && !signal?.aborted; found = await earlier(db))
    done += await pace(found, (ids) => db.transaction().execute((transaction) => allAnew(transaction, ids)), signal);
  return done;
}

async function allAnew(db: Transaction<Database>, ids: string[]) {
  await lockPeople(db);
  await lockAll(db, ids);
  for (const id of ids) await searchAnew(db, id);
}

const atOnce = 10;

async function earlier(db: Kysely<Database>): Promise<string[][]> {
  const rows = db.selectFrom("leads").select("id").where("search_version", "<", searchVersion);
  const ids = (await rows.limit(batch).execute()).map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, at) => ids.slice(at * atOnce, (at + 1) * atOnce));
}
