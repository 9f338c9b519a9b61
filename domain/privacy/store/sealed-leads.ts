import type { Kysely } from "kysely";
import { ledToJob } from "#domain/leads/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import type { Contact } from "#platform/identity/accounts.ts";
import { type SealedKind, sealedOf } from "./sealed.ts";

type Db = Kysely<Database>;

/** Returns what retention has erased of this person and can still be taken back, each with whether it became a job. */
export async function sealedOfPerson(db: Db, kinds: readonly SealedKind[], contacts: readonly Contact[]) {
  const found = await sealedOf(db, kinds, contacts);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const jobs = await db
    .selectFrom("leads")
    .select(["id", "merged_into"])
    .where((e) => e.or([e("id", "in", ids), e("merged_into", "in", ids)]))
    .where(ledToJob)
    .execute();
  const heads = new Set(jobs.map(({ id, merged_into }) => merged_into ?? id));
  return found.map((one) => ({ ...one, job: heads.has(one.id) }));
}

/**
 * Returns the references of sealed data for the office's export. The data still exist for some days, although nobody can read them before
 * an owner takes them back.
 */
export const sealedForExport = async (db: Db, kinds: readonly SealedKind[], contacts: readonly Contact[]) =>
  (await sealedOf(db, kinds, contacts)).map(({ kind, reference, gone_at }) => ({
    ...{ kind: kind === "lead" ? "request" : kind, reference, goneForGoodAt: gone_at },
  }));
