import type { LeadPlace, LeadService } from "@site/ground/company/scope.ts";
import type { Language } from "@site/ground/language/languages.ts";
import type { LeadKind } from "@site/ground/states/lead.ts";
import { nth } from "@site/typed";
import type { Kysely, Transaction } from "kysely";
import type { Flag } from "#platform/db/flag.ts";
import { groupCommit } from "#platform/db/group-commit.ts";
import { newId, newReference } from "#platform/db/ids.ts";
import { inBatches } from "#platform/db/in-batches.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, type NewMessage, outboxFilled } from "#platform/outbox/enqueue.ts";
import type { NewFile } from "#platform/photos/reencode.ts";
import { addEventsToAll, type NewEvent } from "./events.ts";
import { searchTextOf, searchVersion } from "./search-text.ts";

/**
 * The values of a new lead. These are exactly the columns that a form may set. Other fields of a request, such as status or assignee, are
 * never copied, because an attacker may send them (mass assignment).
 */
export interface NewLead {
  idempotencyKey: string | null;
  /** The reference that the customer knows already. Usually it is drawn with the row. */
  reference?: string | undefined;
  kind: LeadKind;
  locale: Language;
  name: string;
  email: string;
  phone: string;
  phoneTyped: string;
  message: string;
  page: string;
  service?: LeadService | null | undefined;
  place?: LeadPlace | null | undefined;
  details?: { urgency?: string; [name: string]: unknown };
  source?: string;
  origin?: object;
  spam?: { score: number; reasons: string[]; isSpam: boolean };
  /** The version of the consent text. It is empty if the customer agreed to nothing, as on WhatsApp, on the phone or at the counter. */
  consentVersion: string;
  offers?: boolean;
  /** The time at which a reply is due. It is null if the customer does not wait for a reply. */
  replyDueAt: number | null;
  /** The colleague who recorded the lead and is responsible for it. It is undefined if the customer sent the enquiry. */
  by?: string;
}

export interface StoredLead {
  id: string;
  reference: string;
  followKey: string;
  replyDueAt: number | null;
  /** True if a lead with this idempotency key was stored earlier, so that no new lead was added. */
  repeated: boolean;
}

type MessagesFor = (id: string, transaction: Transaction<Database>) => NewMessage[] | Promise<NewMessage[]>;

interface Submission {
  lead: NewLead;
  files: readonly NewFile[];
  messagesFor: MessagesFor;
}

/**
 * Stores a lead with its first event, its photos and its outgoing messages in one transaction. It resolves when the data are on the disk.
 * Only then may the visitor be told that the enquiry arrived.
 */
export async function submitLead(
  db: Kysely<Database>,
  lead: NewLead,
  files: readonly NewFile[] = [],
  messagesFor: MessagesFor = () => [],
  isAlone = lead.idempotencyKey === null,
): Promise<StoredLead> {
  const submission = { lead, files, messagesFor };
  // A lead without a key is stored alone. If it were stored with others and tried again after a commit whose answer was lost, it would be stored
  // twice. A lead whose visit is booked with it is stored alone too, because a booking takes locks and may roll back to a savepoint.
  const stored = isAlone ? await storeAlone(db, submission) : await storeTogether(db, submission);
  if (!stored.repeated) outboxFilled();
  return stored;
}

/**
 * Stores leads that arrive at the same time in one transaction, with common statements (docs/decisions/0088). While one transaction waits
 * for the disk, the next one can be prepared.
 */
const storeTogether = inBatches(
  (db, submissions: readonly Submission[]) => groupCommit(db, (transaction) => storeAll(transaction, submissions)),
  2,
);

const storeAlone = async (db: Kysely<Database>, submission: Submission) =>
  nth(await groupCommit(db, (transaction) => storeAll(transaction, [submission])), 0);

async function storeAll(transaction: Transaction<Database>, submissions: readonly Submission[]): Promise<StoredLead[]> {
  const rows = await insertOrFind(
    transaction,
    submissions.map(({ lead }) => lead),
  );
  const added = submissions.flatMap((submission, at) => {
    const { id = "", repeated } = rows[at] ?? {};
    return repeated ? [] : [{ ...submission, id }];
  });
  const timelines = [];
  for (const { id, lead, files } of added) {
    const photos = await addFiles(transaction, id, files);
    timelines.push({ leadId: id, events: [received(lead), ...photos] });
  }
  await addEventsToAll(transaction, timelines);
  // All these queries must have ended before the transaction ends. So if one fails, the others are still awaited.
  const results = await Promise.allSettled(added.map(({ id, messagesFor }) => messagesFor(id, transaction)));
  await enqueue(transaction, results.flatMap(resultOf));
  return rows;
}

const received = ({ kind, by = "customer" }: NewLead): NewEvent => ({
  kind: "received",
  data: { kind },
  actor: by,
  shown: true,
});

function resultOf<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

/** Stores files of a lead. It must be called in a transaction. The caller must add the timeline entries that it returns. */
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
    created_at: currentTime(),
    bytes: file.content.byteLength,
  }));
  if (rows.length > 0) await db.insertInto("lead_files").values(rows).execute();
  return rows.map(({ id }) => ({ kind: "photo", data: { file: id }, actor: "customer", shown: true }));
}

/**
 * Inserts all leads with one statement. If a lead was stored earlier, that lead is returned. If the random reference of a lead was taken,
 * the lead gets a new one.
 */
async function insertOrFind(db: Transaction<Database>, leads: readonly NewLead[]): Promise<StoredLead[]> {
  const rows = leads.map(rowOf);
  const added = await insert(db, rows);
  const stored: StoredLead[] = [];
  for (const [at, row] of rows.entries())
    stored.push(added.has(row.id) ? storedOf(row) : await findOrDrawAgain(db, nth(leads, at)));
  return stored;
}

async function findOrDrawAgain(db: Transaction<Database>, lead: NewLead): Promise<StoredLead> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const before = await findByKey(db, lead.idempotencyKey);
    if (before) return { ...before, repeated: true };
    // The lead was not inserted, but its key is not stored either. So its random reference was taken.
    const row = rowOf({ ...lead, reference: undefined });
    if ((await insert(db, [row])).has(row.id)) return storedOf(row);
  }
  throw new Error("No free lead reference after five draws.");
}

type Row = ReturnType<typeof rowOf>;

function rowOf(lead: NewLead) {
  const now = currentTime();
  const row = {
    ...columnsOf(lead),
    id: newId(),
    reference: lead.reference ?? newReference(),
    created_at: now,
    updated_at: now,
    consent_at: lead.consentVersion ? now : 0,
  };
  return { ...row, search: searchTextOf(row), search_version: searchVersion };
}

const storedOf = ({ id, reference, follow_key, reply_due_at }: Row): StoredLead => ({
  id,
  reference,
  followKey: follow_key,
  replyDueAt: reply_due_at,
  repeated: false,
});

/** Inserts rows and returns the ids of those that were inserted. A row whose idempotency key or reference exists already is skipped. */
async function insert(db: Transaction<Database>, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const added = await db
    .insertInto("leads")
    // All processes insert in the same order. Otherwise two of them could wait for each other's keys (deadlock).
    .values(rows.toSorted((a, b) => ((a.idempotency_key ?? "") < (b.idempotency_key ?? "") ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return new Set(added.map(({ id }) => id));
}

async function findByKey(db: Kysely<Database>, idempotencyKey: string | null) {
  if (idempotencyKey === null) return undefined;
  const key = text(idempotencyKey);
  return db
    .selectFrom("leads")
    .select(["id", "reference", "follow_key as followKey", "reply_due_at as replyDueAt"])
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
}

const flag = (value: boolean | undefined): Flag => (value ? 1 : 0);

/** Removes NUL, which PostgreSQL cannot store. */
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
    assignee: lead.by ?? null,
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
