import type { LeadKind, LostReason, Status } from "@site/ground/states/lead.ts";
import type { Kysely } from "kysely";
import { acceptedNet, ownNet } from "#domain/analytics/store/index.ts";
import { sameContact, withMerged } from "#domain/people/store/index.ts";
import { type LeadDetails, leadDetails, leadOrigin, spamReasons } from "#platform/db/json-columns.ts";
import type { Database, LeadFilesTable, LeadsTable, OutboxTable } from "#platform/db/schema.ts";
import type { Actor, EventData, EventKind } from "./types.ts";
import { type Value, worthOf } from "./value.ts";

export type LeadEvent = {
  [K in EventKind]: {
    id: string;
    at: number;
    actor: Actor;
    shown: boolean;
    /** The enquiry in which the entry was made, if that enquiry was merged into this lead. */
    cameFrom: string | null;
    kind: K;
    data: EventData[K];
  };
}[EventKind];

export interface Lead
  extends Omit<
    LeadsTable,
    | "details"
    | "origin"
    | "spam_reasons"
    | "search"
    | "search_row"
    | "search_version"
    | "idempotency_key"
    | "follow_key"
  > {
  kind: LeadKind;
  status: Status;
  lost_reason: LostReason | null;
  details: LeadDetails;
  origin: ReturnType<typeof leadOrigin>;
  spam_reasons: string[];
}

export type FileMeta = Omit<LeadFilesTable, "content" | "lead_id">;
export type Message = Omit<OutboxTable, "dedupe_key" | "payload" | "lead_id" | "locked_until">;
export type Duplicate = Pick<LeadsTable, "id" | "reference" | "name" | "created_at"> & {
  status: Status;
  by: "phone" | "email";
};

export interface LeadDetail {
  lead: Lead;
  value: Value | null;
  /** The id of the last timeline entry by a person. Automatic entries do not count, because they do not change the lead. */
  seen: string;
  /** The timeline, the oldest entry first. */
  events: LeadEvent[];
  files: FileMeta[];
  messages: Message[];
  duplicates: Duplicate[];
  /** The enquiries that were merged into this lead. */
  mergedFrom: Lead[];
}

export async function readLead(db: Kysely<Database>, idOrReference: string): Promise<LeadDetail | undefined> {
  const found = await db
    .selectFrom("leads")
    .selectAll()
    .select([acceptedNet.as("accepted_fils"), ownNet.as("own_fils")])
    // This is read in the same query as the lead. Otherwise an entry could be added between two queries, and the page would show older data
    // than its `seen` says.
    .select((e) =>
      e
        .selectFrom("lead_events")
        .select((event) => event.fn.max("lead_events.id").as("id"))
        .whereRef("lead_id", "=", "leads.id")
        .where("actor", "<>", "system")
        .as("seen"),
    )
    .where((e) => e.or([e("id", "=", idOrReference), e("reference", "=", idOrReference.toUpperCase())]))
    .executeTakeFirst();
  if (!found) return undefined;
  const { seen, accepted_fils, own_fils, ...row } = found;
  return {
    lead: leadOf(row),
    value: worthOf({ ...row, accepted_fils, own_fils }),
    seen: seen ?? "",
    events: await eventsOf(db, row.id),
    files: await filesOf(db, row.id),
    messages: await messagesOf(db, row.id),
    duplicates: await duplicatesOf(db, row),
    mergedFrom: await mergedInto(db, row.id),
  };
}

async function mergedInto(db: Kysely<Database>, id: string): Promise<Lead[]> {
  const rows = db.selectFrom("leads").selectAll().where("merged_into", "=", id).where("erased_at", "is", null);
  return (await rows.orderBy("id").execute()).map(leadOf);
}

function leadOf(full: LeadsTable): Lead {
  const { search, search_row, search_version, idempotency_key, follow_key, ...row } = full;
  return {
    ...row,
    details: leadDetails(row),
    origin: leadOrigin(row),
    spam_reasons: spamReasons(row),
  };
}

export async function eventsOf(db: Kysely<Database>, leadId: string): Promise<LeadEvent[]> {
  const rows = await db.selectFrom("lead_events").selectAll().where("lead_id", "=", leadId).orderBy("id").execute();
  return rows.map(
    ({ id, at, actor, kind, shown, came_from: cameFrom, data }) =>
      ({ id, at, actor, kind, shown: shown === 1, cameFrom, data: JSON.parse(data) }) as LeadEvent,
  );
}

export const filesOf = (db: Kysely<Database>, leadId: string): Promise<FileMeta[]> =>
  db
    .selectFrom("lead_files")
    .select(["id", "created_at", "type", "width", "height", "bytes"])
    .where("lead_id", "=", leadId)
    .orderBy("id")
    .execute();

/** Reads a photo. Only colleagues may see it. */
export const readFile = (db: Kysely<Database>, id: string) =>
  db.selectFrom("lead_files").select(["type", "content"]).where("id", "=", id).executeTakeFirst();

export const messagesOf = (db: Kysely<Database>, leadId: string): Promise<Message[]> =>
  db
    .selectFrom("outbox")
    .select(["id", "topic", "state", "attempts", "next_at", "last_error", "created_at", "done_at"])
    .where("lead_id", "=", leadId)
    .orderBy("id")
    .execute();

async function duplicatesOf(db: Kysely<Database>, lead: LeadsTable): Promise<Duplicate[]> {
  if (lead.erased_at !== null || lead.merged_into !== null) return [];
  const own = await withMerged(db, [lead]);
  const others = sameContact(db, own).where("id", "not in", [lead.id, ...own.map(({ id }) => id)]);
  const found = await others.select(["id", "merged_into", "phone"]).limit(50).execute();
  if (found.length === 0) return [];
  const heads = found.map(({ id, merged_into }) => merged_into ?? id);
  const phones = new Set(own.map(({ phone }) => phone).filter(Boolean));
  const byPhone = new Set(heads.filter((_, index) => phones.has(found[index]?.phone ?? "")));
  const rows = db.selectFrom("leads").select(["id", "reference", "name", "status", "created_at"]);
  const shown = await rows.where("id", "in", heads).where("erased_at", "is", null).orderBy("id", "desc").execute();
  return shown.map((row) => ({
    ...row,
    by: byPhone.has(row.id) ? "phone" : "email",
  }));
}
