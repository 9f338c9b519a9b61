import type { Kysely } from "kysely";
import { clientOf } from "#domain/analytics/store/index.ts";
import { applicationsOfAddress } from "#domain/applications/store/index.ts";
import { waitingForExport } from "#domain/assistants/store/index.ts";
import { contractsOfEnquiry, visitsOfContract } from "#domain/contracts/store/index.ts";
import { belongsTo, chatsOfEnquiry, fileContent, leadsOfAddress, toldIn } from "#domain/leads/store/index.ts";
import { peopleOfAddress } from "#domain/people/store/index.ts";
import { sentQuotationsOf } from "#domain/quotations/store/index.ts";
import { testimonialForExport } from "#domain/reputation/store/index.ts";
import { visitsOfEnquiry } from "#domain/visits/store/index.ts";
import { storedDetails, storedOrigin } from "#platform/db/json-columns.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { sealedForExport } from "./sealed-leads.ts";

/**
 * The largest total size of the documents in an export. The export is made in memory, and a customer may mail us any number of documents.
 * The office hands over the documents that do not fit.
 */
const mostOfDocuments = 32 * 1024 * 1024;
type Room = { bytes: number };

/**
 * Returns what the person told us and what we told the person. Internal notes are left out, and so are data that concern somebody else; the
 * office hands those over. For a merged enquiry only its own part is returned, because the enquiries that were merged with it may be
 * somebody else's.
 */
export async function exportOwn(db: Kysely<Database>, email: string) {
  const own = await leadsOfAddress(db, email);
  const enquiries = [];
  const room = { bytes: mostOfDocuments };
  for (const lead of own) enquiries.push(await heldOf(db, lead, room));
  const applications = await applicationsOfAddress(db, email);
  const address = [{ email, phone: "" }];
  const sealed = await sealedForExport(db, ["lead", "application"], address);
  const waiting = await waitingForExport(db, address);
  return { enquiries, applications, sealed, waiting, ...(await peopleOfAddress(db, email, own)) };
}

async function heldOf(db: Kysely<Database>, lead: LeadsTable, room: Room) {
  const { reference, kind, locale, name, phone, phone_typed, message, page, service, place } = lead;
  const followed = await toldIn(db, lead);
  const status = followed?.lead.status ?? lead.status;
  return {
    ...{ reference, kind, status, language: locale, name, email: lead.email, phone, phoneTyped: phone_typed },
    ...{ message, page, service, place, details: storedDetails(lead), origin: storedOrigin(lead) },
    consent: { version: lead.consent_version, at: lead.consent_at, offers: lead.offers === 1 },
    googleAnalyticsId: await clientOf(db, lead.id),
    sentAt: lead.created_at,
    changedAt: lead.updated_at,
    timeline: (followed?.events ?? []).map(({ at, kind, actor, data }) => ({
      ...{ at, kind, by: actor === "customer" ? "you" : "us", data: JSON.parse(data) },
    })),
    ...(await filesOf(db, lead.id, room)),
    whatsApp: await chatsOfEnquiry(db, lead.id),
    quotations: await sentQuotationsOf(db, lead.id),
    visits: (await visitsOfEnquiry(db, lead.id)).map(
      ({ kind, state, from_at, to_at, place, address, access_note }) => ({
        ...{ kind, state, from: from_at, to: to_at, place, address, accessNote: access_note },
      }),
    ),
    testimonial: await testimonialForExport(db, lead.id),
    contracts: await contractsOf(db, lead.id),
  };
}

/** Returns the photos and documents of an enquiry. Those from another person's mail are left out: only the office may see them. */
async function filesOf(db: Kysely<Database>, enquiry: string, room: Room) {
  const entries = db.selectFrom("lead_events").select(["shown", "data"]).where(belongsTo(enquiry));
  const [hidden, shown] = ([0, 1] as const).map((flag) => {
    const texts = entries.where("shown", "=", flag).select("data");
    return texts.execute().then((rows) => rows.map(({ data }) => data).join("\n"));
  });
  const [office = "", customer = ""] = await Promise.all([hidden, shown]);
  const photos = await db.selectFrom("lead_files").selectAll().where(belongsTo(enquiry)).orderBy("id").execute();
  const listed = db
    .selectFrom("lead_documents")
    .select(["id", "name", "bytes", "created_at"])
    .where(belongsTo(enquiry));
  const documents = [];
  for (const { id, name, bytes, created_at: at } of await listed.orderBy("id").execute())
    if (customer.includes(id)) documents.push({ name, bytes, at, content: await contentOf(db, id, bytes, room) });
  return {
    photos: photos
      .filter(({ id }) => customer.includes(id) || !office.includes(id))
      .map(({ type, content }) => `data:${type};base64,${Buffer.from(content).toString("base64")}`),
    documents,
  };
}

/** Returns the content of a document. Returns null if it does not fit into the export any more or was just erased. */
async function contentOf(db: Kysely<Database>, id: string, bytes: number, room: Room) {
  if (bytes > room.bytes) return null;
  room.bytes -= bytes;
  const file = db.selectFrom("lead_documents").select(["kind", "scan", "content"]).where("id", "=", id);
  const found = await file.executeTakeFirst();
  return found ? fileContent(found) : null;
}

async function contractsOf(db: Kysely<Database>, enquiry: string) {
  const all = [];
  for (const { leadId, enquiryId, quotationId, version, toldAt, ...contract } of await contractsOfEnquiry(
    db,
    enquiry,
  )) {
    const visits = await visitsOfContract(db, contract.id);
    all.push({ ...contract, visits: visits.map(({ state, from, to }) => ({ state, from, to })) });
  }
  return all;
}
