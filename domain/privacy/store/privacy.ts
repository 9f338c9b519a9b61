import { contractsInForce } from "@site/ground/states/contract.ts";
import type { Kysely } from "kysely";
import { clientOf } from "#domain/analytics/store/index.ts";
import { eraseWaiting } from "#domain/assistants/store/index.ts";
import { contractsForExport } from "#domain/contracts/store/index.ts";
import {
  chatsForExport,
  documentsForExport,
  eventsOf,
  filesOf,
  isAgreed,
  ledToJob,
  messagesOf,
  readFile,
} from "#domain/leads/store/index.ts";
import {
  contactsOf,
  leadsOfPerson,
  lockAll,
  lockPeople,
  peopleForExport,
  withMerged,
} from "#domain/people/store/index.ts";
import { quotationsForExport } from "#domain/quotations/store/index.ts";
import { testimonialForExport } from "#domain/reputation/store/index.ts";
import { visitsForExport } from "#domain/visits/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { emptyLog } from "#platform/db/empty-log.ts";
import { spamReasons, storedDetails, storedOrigin } from "#platform/db/json-columns.ts";
import { withoutHidden } from "#platform/db/register/columns.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { pace } from "#platform/process/limits.ts";
import { erase } from "./erase.ts";
import { rowsOfLeads } from "./rows.ts";
import { forgetErased, forgetSealed, graceOf, seal, sealedOf, wasTakenBack } from "./sealed.ts";

/**
 * Returns everything that we store about the person of this lead, for a request for personal data. Returns undefined if the lead does not
 * exist.
 */
export async function exportPerson(db: Kysely<Database>, leadId: string) {
  const leads = await leadsOfPerson(db, leadId);
  if (leads.length === 0) return undefined;
  const all = [];
  for (const lead of leads) all.push(await everythingOf(db, lead));
  return { leads: all, ...(await peopleForExport(db, leads)) };
}

export interface Group {
  /** Leads that were merged, and the lead on which the office works. They are erased together or not at all. */
  leads: LeadsTable[];
  /** True if one of the leads became a job. Records of jobs must be kept. */
  job: boolean;
}

/** Returns the leads of the person of this lead, in groups of merged leads. */
export async function enquiriesOfPerson(db: Kysely<Database>, leadId: string): Promise<Group[]> {
  const leads = await leadsOfPerson(db, leadId);
  if (leads.length === 0) return [];
  const ids = leads.map(({ id }) => id);
  const found = await db.selectFrom("leads").select("id").where("id", "in", ids).where(ledToJob).execute();
  const jobs = new Set(found.map(({ id }) => id));
  return [...Map.groupBy(leads, ({ id, merged_into }) => merged_into ?? id).values()].map((group) => ({
    leads: group,
    job: group.some(({ id }) => jobs.has(id)),
  }));
}

async function everythingOf(db: Kysely<Database>, row: LeadsTable) {
  const { search_row, search_version, details, origin, spam_reasons, ...lead } = withoutHidden("leads", row);
  const photos = [];
  for (const { id, ...photo } of await filesOf(db, row.id)) {
    const file = await readFile(db, id);
    if (file)
      photos.push({ ...photo, content: `data:${file.type};base64,${Buffer.from(file.content).toString("base64")}` });
  }
  return {
    ...lead,
    details: storedDetails({ details }),
    origin: storedOrigin({ origin }),
    spam_reasons: spamReasons({ spam_reasons }),
    events: await eventsOf(db, row.id),
    photos,
    documents: await documentsForExport(db, row.id),
    messages: await messagesOf(db, row.id),
    googleAnalyticsId: await clientOf(db, row.id),
    quotes: await quotationsForExport(db, row.id),
    visits: await visitsForExport(db, row.id),
    testimonial: await testimonialForExport(db, row.id),
    contracts: await contractsForExport(db, row.id),
    whatsApp: await chatsForExport(db, row.id),
  };
}

/**
 * The leads that a colleague has ticked. Leads that became a job are listed separately. A lead that became a job only after the page was
 * opened is therefore kept.
 */
export interface ErasureChoice {
  enquiries: readonly string[];
  jobs: readonly string[];
  /** The sealed leads and applications that were ticked. */
  sealed: readonly string[];
}

/**
 * Erases the personal data of this lead's person, or only the chosen part of them. Statistics stay. Returns the ids of the erased leads.
 */
export async function erasePerson(
  db: Kysely<Database>,
  colleague: string,
  leadId: string,
  now = currentTime(),
  chosen?: ErasureChoice,
): Promise<string[]> {
  const { erased, forgotten } = await db.transaction().execute(async (transaction) => {
    await lockPeople(transaction);
    await lockAll(
      transaction,
      (await leadsOfPerson(transaction, leadId)).map(({ id }) => id),
    );
    // The leads are read again under the lock, because a customer may have accepted a quotation meanwhile.
    const groups = await enquiriesOfPerson(transaction, leadId);
    const leads = groups.filter((group) => !chosen || isChosen(group, chosen)).flatMap((group) => group.leads);
    const sealed = chosen ? Object.values(chosen).flat() : await sealedBeside(transaction, leads);
    await eraseWaiting(transaction, await contactsOf(transaction, leads));
    await erase(transaction, leads, now);
    const gone = await forgetSealed(transaction, sealed);
    const deeds = [...leads.map(({ id }) => ({ id, kind: "lead" as const })), ...gone];
    await audit(
      transaction,
      colleague,
      deeds.map(({ id, kind }) => ({ action: `${kind}.erase` as const, subject: id })),
      now,
    );
    return { erased: leads.map(({ id }) => id), forgotten: gone };
  });
  if (erased.length + forgotten.length > 0) await emptyLog(db);
  return erased;
}

const sealedBeside = async (db: Kysely<Database>, leads: readonly LeadsTable[]) =>
  (await sealedOf(db, ["lead"], await contactsOf(db, leads))).map(({ id }) => id);

const isChosen = ({ leads, job }: Group, { enquiries, jobs }: ErasureChoice) =>
  leads.every(({ id }) => jobs.includes(id) || (!job && enquiries.includes(id)));

/** Returns the first of these leads that is not erased. */
export async function firstOf(db: Kysely<Database>, ids: readonly string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined;
  const there = db.selectFrom("leads").select("id").where("id", "in", ids).where("erased_at", "is", null);
  return (await there.orderBy("id").executeTakeFirst())?.id;
}

export interface Retention {
  wonDays: number;
  leadDays: number;
  spamDays: number;
}

const day = 86_400_000;

/**
 * Erases and seals every lead that nobody has changed for nearly the retention period, unless its contract is still running. The data can
 * be taken back until the period ends, and are then deleted for good. Returns the number of leads.
 */
export async function eraseExpired(
  db: Kysely<Database>,
  keep: Retention,
  now = currentTime(),
  signal?: AbortSignal,
  batch = 100,
): Promise<number> {
  let erased = 0;
  const grace = graceOf(keep.wonDays, keep.leadDays, keep.spamDays);
  const next = () => expired(db, keep, now, batch);
  for (let found = await next(); found.length > 0; found = await next()) {
    erased += await pace(found, (lead) => eraseOne(db, lead, grace, now), signal);
    if (signal?.aborted) break;
  }
  if (erased + (await forgetErased(db, now)) > 0) await emptyLog(db);
  return erased;
}

type Found = Pick<LeadsTable, "id" | "updated_at">;

function expired(
  db: Kysely<Database>,
  { wonDays, leadDays, spamDays }: Retention,
  now: number,
  batch: number,
): Promise<Found[]> {
  const grace = graceOf(wonDays, leadDays, spamDays);
  const before = (days: number) => now - days * day + grace;
  return db
    .selectFrom("leads")
    .select(["id", "updated_at"])
    .where("erased_at", "is", null)
    .where("merged_into", "is", null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("contracts")
            .select("contracts.id")
            .whereRef("contracts.lead_id", "=", "leads.id")
            .where("contracts.state", "in", contractsInForce)
            .where("contracts.ends_at", ">", now),
        ),
      ),
    )
    .where((e) => e.not(e.exists(wasTakenBack(db, "leads", now))))
    .where((e) =>
      e.or([
        e.and([e("updated_at", "<", before(wonDays)), ledToJob]),
        e.and([e("spam", "=", 1), e("updated_at", "<", before(spamDays)), e.not(isAgreed)]),
        e.and([e("spam", "=", 0), e("updated_at", "<", before(leadDays)), e.not(ledToJob)]),
      ]),
    )
    .orderBy("updated_at")
    .limit(batch)
    .execute();
}

/** Erases one lead, unless somebody has changed it at this moment. */
const eraseOne = (db: Kysely<Database>, { id, updated_at }: Found, grace: number, now: number) =>
  db.transaction().execute(async (transaction) => {
    await lockPeople(transaction);
    await lockAll(transaction, [id]);
    const still = transaction.selectFrom("leads").selectAll().where("id", "=", id).where("updated_at", "=", updated_at);
    const all = await withMerged(transaction, await still.execute());
    const head = all.find((lead) => lead.id === id);
    if (!head) return;
    const rows = await rowsOfLeads(
      transaction,
      all.map((lead) => lead.id),
    );
    const of = await contactsOf(transaction, all);
    await seal(transaction, { id, kind: "lead", reference: head.reference, of, rows, grace }, now);
    await erase(transaction, all, now);
    const deeds = all.map((lead) => ({ action: "lead.expire" as const, subject: lead.id }));
    await audit(transaction, null, deeds, now);
  });
