import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { groupCommit } from "../db/group-commit.ts";
import { newId, newReference } from "../db/ids.ts";
import type { Database, Flag, LeadsTable } from "../db/schema.ts";
import { storedJson } from "../db/stored-json.ts";
import { enqueue, type NewMessage, outboxFilled } from "../outbox/enqueue.ts";
import { addEvents, type NewEvent } from "./events.ts";
import { searchTextOf, searchVersion } from "./search-text.ts";
import type { LeadKind } from "./types.ts";

/** Exactly the columns that a form may set: anything else in a request (status, assignee, …) is ignored (mass assignment). */
export interface NewLead {
  idempotencyKey: string | null;
  kind: LeadKind;
  locale: string;
  name: string;
  email: string;
  phone: string;
  phoneTyped: string;
  message: string;
  page: string;
  service?: string | null;
  place?: string | null;
  details?: { urgency?: string; [name: string]: unknown };
  source?: string;
  origin?: object;
  spam?: { score: number; reasons: string[]; isSpam: boolean };
  /** Empty if nobody agreed to anything: a customer on WhatsApp, on the phone or at the counter. */
  consentVersion: string;
  offers?: boolean;
  /** When a reply is due; null while nobody is owed one. */
  replyDueAt: number | null;
  /** The colleague who wrote it down; else the customer sent it. */
  by?: string;
}

export interface NewFile {
  type: string;
  width: number;
  height: number;
  content: Uint8Array;
}

export interface StoredLead {
  id: string;
  reference: string;
  followKey: string;
  replyDueAt: number | null;
  /** True if the idempotency key was stored before: nothing was added. */
  repeated: boolean;
}

/**
 * Stores lead, first event, photos and outgoing messages in one transaction. Resolves when it is on the disk: only then may a visitor be told
 * that the request arrived.
 */
export async function submitLead(
  db: Kysely<Database>,
  lead: NewLead,
  files: readonly NewFile[] = [],
  messagesFor: (id: string, transaction: Transaction<Database>) => NewMessage[] | Promise<NewMessage[]> = () => [],
): Promise<StoredLead> {
  const stored = await groupCommit(db, async (transaction) => {
    const row = await insertOrFind(transaction, lead);
    if (row.repeated) return row;
    const received: NewEvent = {
      kind: "received",
      data: { kind: lead.kind },
      actor: lead.by ?? "customer",
      shown: true,
    };
    const photos = await addFiles(transaction, row.id, files);
    await addEvents(transaction, row.id, [received, ...photos]);
    await enqueue(transaction, await messagesFor(row.id, transaction));
    return row;
  });
  if (!stored.repeated) outboxFilled();
  return stored;
}

/** Call it inside a transaction; the caller adds the timeline entries. */
export async function addFiles(
  db: Transaction<Database>,
  leadId: string,
  files: readonly NewFile[],
  cameFrom: string | null = null,
): Promise<NewEvent[]> {
  const rows = files.map((file) => ({
    ...file,
    id: newId(),
    lead_id: leadId,
    came_from: cameFrom,
    created_at: Date.now(),
    bytes: file.content.byteLength,
  }));
  if (rows.length > 0) await db.insertInto("lead_files").values(rows).execute();
  return rows.map(({ id }) => ({ kind: "photo", data: { file: id }, actor: "customer", shown: true }));
}

async function insertOrFind(db: Transaction<Database>, lead: NewLead): Promise<StoredLead> {
  const values = columnsOf(lead);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const now = Date.now();
    const row = {
      ...values,
      id: newId(),
      reference: newReference(),
      created_at: now,
      updated_at: now,
      consent_at: lead.consentVersion ? now : 0,
    };
    const added = await db
      .insertInto("leads")
      .values({ ...row, search: searchTextOf(row), search_version: searchVersion })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "reference", "follow_key as followKey", "reply_due_at as replyDueAt"])
      .executeTakeFirst();
    if (added) return { ...added, repeated: false };
    const before = await findByKey(db, values.idempotency_key);
    if (before) return { ...before, repeated: true };
    // Neither inserted nor known: the random reference was taken. Draw another.
  }
  throw new Error("No free lead reference after five draws.");
}

async function findByKey(db: Kysely<Database>, key: string | null) {
  if (key === null) return undefined;
  return db
    .selectFrom("leads")
    .select(["id", "reference", "follow_key as followKey", "reply_due_at as replyDueAt"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

const flag = (value: boolean | undefined): Flag => (value ? 1 : 0);

/** Drops NUL, which PostgreSQL cannot store. */
const text = (value: string) => value.replaceAll("\0", "");

function columnsOf(
  lead: NewLead,
): Omit<LeadsTable, "id" | "reference" | "created_at" | "updated_at" | "consent_at" | "search"> {
  return {
    idempotency_key: lead.idempotencyKey === null ? null : text(lead.idempotencyKey),
    kind: lead.kind,
    status: "new",
    locale: lead.locale,
    name: text(lead.name),
    email: text(lead.email),
    phone: text(lead.phone),
    phone_typed: text(lead.phoneTyped),
    message: text(lead.message),
    page: text(lead.page),
    service: lead.service ?? null,
    place: lead.place ?? null,
    urgency: lead.details?.urgency ?? null,
    details: storedJson(lead.details ?? {}),
    source: lead.source ?? "direct",
    origin: storedJson(lead.origin ?? {}),
    spam: flag(lead.spam?.isSpam),
    spam_score: lead.spam?.score ?? 0,
    spam_reasons: storedJson(lead.spam?.reasons ?? []),
    unread: flag(lead.by === undefined),
    assignee: null,
    value_fils: null,
    lost_reason: null,
    reply_due_at: lead.replyDueAt,
    replied_at: null,
    reminder_at: null,
    merged_into: null,
    consent_version: lead.consentVersion,
    offers: flag(lead.offers),
    follow_key: randomBytes(16).toString("base64url"),
    erased_at: null,
    version: 1,
  };
}
