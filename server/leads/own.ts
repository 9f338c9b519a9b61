import { type Kysely, sql, type Transaction } from "kysely";
import type { Database, LeadsTable } from "../db/schema.ts";
import { clientOf } from "../ga4/clients.ts";
import { peopleOfAddress } from "../people/export.ts";
import { lockPeople } from "../people/lock.ts";
import { audit } from "./audit.ts";
import { lockAll } from "./edit.ts";
import { erase } from "./erase.ts";
import { toldIn } from "./follow.ts";
import { ledToJob } from "./job.ts";
import { belongsTo } from "./merge-target.ts";
import { withMerged } from "./person.ts";
import { emptyLog } from "./privacy.ts";
import { readFile } from "./read.ts";

/**
 * The leads of a person who confirmed an e-mail address, newest first. Never by phone number, because anybody can type anybody's number
 * into a form.
 */
export const leadsOfAddress = (db: Kysely<Database>, email: string): Promise<LeadsTable[]> =>
  db
    .selectFrom("leads")
    .selectAll()
    .where(sql<boolean>`(lower(email) = lower(${email}) and email <> '')`)
    .where("erased_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();

/** What the person told us and what we told them. Internal notes are not included, nor what also concerns somebody else; the office hands those over. */
export async function exportOwn(db: Kysely<Database>, email: string) {
  const own = await leadsOfAddress(db, email);
  const requests = [];
  for (const lead of own) requests.push(await heldOf(db, lead));
  return { requests, ...(await peopleOfAddress(db, email, own)) };
}

async function heldOf(db: Kysely<Database>, lead: LeadsTable) {
  const { reference, kind, locale, name, phone, phone_typed, message, page, service, place } = lead;
  const told = await toldIn(db, lead);
  const status = told?.lead.status ?? lead.status;
  const files = db.selectFrom("lead_files").select("id").where(belongsTo(lead.id)).orderBy("id");
  const photos = [];
  for (const { id } of await files.execute()) {
    const file = await readFile(db, id);
    if (file) photos.push(`data:${file.type};base64,${Buffer.from(file.content).toString("base64")}`);
  }
  return {
    ...{ reference, kind, status, language: locale, name, email: lead.email, phone, phoneTyped: phone_typed },
    ...{ message, page, service, place, details: JSON.parse(lead.details), origin: JSON.parse(lead.origin) },
    consent: { version: lead.consent_version, at: lead.consent_at, offers: lead.offers === 1 },
    googleAnalyticsId: await clientOf(db, lead.id),
    sentAt: lead.created_at,
    changedAt: lead.updated_at,
    timeline: (told?.events ?? []).map(({ at, kind, actor, data }) => ({
      ...{ at, kind, by: actor === "customer" ? "you" : "us", data: JSON.parse(data) },
    })),
    photos,
  };
}

/** A request that must be kept is erased after its longer period. It is locked first, because a quotation may be accepted at this moment. */
async function keptAmong(db: Transaction<Database>, own: readonly LeadsTable[]): Promise<Set<string>> {
  if (own.length === 0) return new Set();
  await lockPeople(db);
  await lockAll(
    db,
    own.flatMap(({ id, merged_into }) => (merged_into === null ? [id] : [id, merged_into])),
  );
  const ids = own.map(({ id }) => id);
  const found = await db.selectFrom("leads").select("id").where("id", "in", ids).where(ledToJob).execute();
  return new Set(found.map(({ id }) => id));
}

/** Erases what may be erased, and returns how many leads were erased and kept. What led to a job is kept (`ledToJob`). */
export async function eraseOwn(db: Kysely<Database>, email: string, now = Date.now()) {
  const done = await db.transaction().execute(async (transaction) => {
    const own = await leadsOfAddress(transaction, email);
    const kept = await keptAmong(transaction, own);
    const isKept = ({ id, merged_into }: LeadsTable) => kept.has(id) || (merged_into !== null && kept.has(merged_into));
    const ids = new Set(own.map(({ id }) => id));
    const all = await withMerged(transaction, own);
    const gone = all.filter(
      (lead) => !isKept(lead) && (ids.has(lead.id) || (lead.merged_into !== null && ids.has(lead.merged_into))),
    );
    await erase(transaction, gone, now);
    const deeds = gone.map(({ id }) => ({ action: "lead.erase", subject: id }));
    await audit(transaction, null, deeds, now);
    return { erased: gone.length, kept: own.filter(isKept).length };
  });
  if (done.erased > 0) await emptyLog(db);
  return done;
}
