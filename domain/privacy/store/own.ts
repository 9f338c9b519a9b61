import type { Kysely, Transaction } from "kysely";
import { eraseWaiting } from "#domain/assistants/store/index.ts";
import { leadsOfAddress, ledToJob } from "#domain/leads/store/index.ts";
import { lockAll, lockPeople, withMerged } from "#domain/people/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { emptyLog } from "#platform/db/empty-log.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { erase } from "./erase.ts";
import { forgetSealed } from "./sealed.ts";
import { sealedOfPerson } from "./sealed-leads.ts";

/**
 * Returns the leads that must be kept for the longer period, because they became a job. It reads them under the lock, because a customer
 * may accept a quotation at this moment.
 */
async function keptAmong(db: Transaction<Database>, own: readonly LeadsTable[]): Promise<Set<string>> {
  if (own.length === 0) return new Set();
  const ids = own.map(({ id }) => id);
  const found = await db.selectFrom("leads").select("id").where("id", "in", ids).where(ledToJob).execute();
  return new Set(found.map(({ id }) => id));
}

/**
 * Erases the leads of an email address, except leads that became a job (`ledToJob`). Returns how many were erased and how many were kept.
 */
export async function eraseOwn(db: Kysely<Database>, email: string, now = currentTime()) {
  const done = await db.transaction().execute(async (transaction) => {
    await lockPeople(transaction);
    const before = await withMerged(transaction, await leadsOfAddress(transaction, email));
    await lockAll(
      transaction,
      before.map(({ id }) => id),
    );
    // The leads are read again under the lock, because a colleague may have corrected an address meanwhile.
    const own = await leadsOfAddress(transaction, email);
    const all = await withMerged(transaction, own);
    const kept = await keptAmong(transaction, own);
    const isKept = ({ id, merged_into }: LeadsTable) => kept.has(id) || (merged_into !== null && kept.has(merged_into));
    const ids = new Set(own.map(({ id }) => id));
    const gone = all.filter(
      (lead) => !isKept(lead) && (ids.has(lead.id) || (lead.merged_into !== null && ids.has(lead.merged_into))),
    );
    const addresses = [email, ...gone.map((lead) => lead.email)].map((one) => ({ email: one, phone: "" }));
    await eraseWaiting(transaction, addresses);
    await erase(transaction, gone, now);
    const sealed = await sealedOfPerson(transaction, ["lead"], addresses);
    const jobs = sealed.filter(({ job }) => job).length;
    const forgotten = await forgetSealed(
      transaction,
      sealed.flatMap(({ id, job }) => (job ? [] : id)),
    );
    const deeds = [...gone, ...forgotten].map(({ id }) => ({ action: "lead.erase" as const, subject: id }));
    await audit(transaction, null, deeds, now);
    return { erased: gone.length, kept: own.filter(isKept).length + jobs };
  });
  await emptyLog(db);
  return done;
}
