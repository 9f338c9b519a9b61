import type { Kysely, Transaction, Updateable } from "kysely";
import type { Database, LeadEventsTable, LeadsTable } from "../db/schema.ts";
import { enqueue, outboxFilled } from "../outbox/enqueue.ts";
import { count } from "../spam/limits.ts";
import { addEvents, type NewEvent } from "./events.ts";
import { fold } from "./fold.ts";
import { addFiles, type NewFile } from "./submit.ts";
import type { Status } from "./types.ts";

export interface Followed {
  lead: LeadsTable;
  /** What the customer may see of the timeline. */
  events: Pick<LeadEventsTable, "id" | "at" | "kind" | "actor" | "data">[];
  photos: number;
  /** Whether the link is that of another request, which was put together with this one. */
  merged: boolean;
}

/** The request behind a private link; where two were merged, both links lead to the one that is left. */
export async function follow(db: Kysely<Database>, key: string): Promise<Followed | undefined> {
  const found = await db.selectFrom("leads").selectAll().where("follow_key", "=", key).executeTakeFirst();
  const lead = found && (await survivor(db, found));
  if (!lead) return undefined;
  const events = await db
    .selectFrom("lead_events")
    .select(["id", "at", "kind", "actor", "data"])
    .where("lead_id", "=", lead.id)
    .where("shown", "=", 1)
    .orderBy("id")
    .execute();
  return { lead, events, photos: await photosOf(db, lead.id), merged: lead.id !== found.id };
}

/** No chain of merges is longer than this; a circle would be a mistake, and ends too. */
const longest = 10;

async function survivor(db: Kysely<Database>, found: LeadsTable): Promise<LeadsTable | undefined> {
  let lead: LeadsTable | undefined = found;
  for (let step = 0; lead?.merged_into && step < longest; step += 1)
    lead = await db.selectFrom("leads").selectAll().where("id", "=", lead.merged_into).executeTakeFirst();
  return lead?.erased_at === null && lead.merged_into === null ? lead : undefined;
}

async function photosOf(db: Kysely<Database>, leadId: string): Promise<number> {
  const counted = db.selectFrom("lead_files").select((e) => e.fn.countAll<number>().as("n"));
  return (await counted.where("lead_id", "=", leadId).executeTakeFirstOrThrow()).n;
}

export const maxPhotosOfRequest = 10;
const doubleClick = { name: "follow-once", max: () => 1, window: 10 * 60_000 };

class TooMany extends Error {}

/** A message, photos or both, once: the same again within ten minutes is a double click and adds nothing. */
export async function addFromCustomer(
  db: Kysely<Database>,
  leadId: string,
  { text, files, content }: { text: string; files: readonly NewFile[]; content: string },
): Promise<Outcome> {
  const said: NewEvent[] = text ? [{ kind: "message", data: { text }, actor: "customer", shown: true }] : [];
  try {
    return await change(db, leadId, async (transaction, lead) => {
      if ((await count(transaction, doubleClick, `${leadId}\n${content}`)) > 1) return undefined;
      const photos = await addFiles(transaction, leadId, files);
      if ((await photosOf(transaction, leadId)) > maxPhotosOfRequest) throw new TooMany();
      return { set: { search: `${lead.search} ${fold(text)}`.trim() }, events: [...said, ...photos] };
    });
  } catch (error) {
    if (error instanceof TooMany) return "tooMany";
    throw error;
  }
}

/** What can be withdrawn: what is neither agreed nor over. */
export const isOpen = (status: string) => ["new", "contacted", "quoted"].includes(status);

export const withdraw = (db: Kysely<Database>, leadId: string, reason: string): Promise<Outcome> =>
  change(db, leadId, async (_, { status }) => {
    if (!isOpen(status)) return undefined;
    return {
      set: { status: "lost", lost_reason: "withdrawn" },
      events: [
        { kind: "withdrawn", data: reason ? { reason } : {}, actor: "customer", shown: true },
        { kind: "status", data: { from: status as Status, to: "lost", reason: "withdrawn" }, actor: "customer" },
      ],
    };
  });

type Outcome = "done" | "tooMany" | "missing";
type Change = { set: Updateable<LeadsTable>; events: NewEvent[] };

/** All or nothing: the lead, its timeline, and word to the office. */
async function change(
  db: Kysely<Database>,
  id: string,
  wanted: (transaction: Transaction<Database>, lead: LeadsTable) => Promise<Change | undefined>,
): Promise<Outcome> {
  const outcome = await db.transaction().execute(async (transaction) => {
    const update = (set: Updateable<LeadsTable>) => transaction.updateTable("leads").set(set).where("id", "=", id);
    // Holds the lead until the end: of two at once the second sees what the first did.
    const lead = await update({ unread: 1 }).where("erased_at", "is", null).returningAll().executeTakeFirst();
    if (!lead) return "missing";
    const change = await wanted(transaction, lead);
    if (!change) return "done";
    await update({ ...change.set, updated_at: Date.now(), version: lead.version + 1 }).execute();
    const [event = ""] = await addEvents(transaction, id, change.events);
    const message = { topic: "mail.update", dedupeKey: `mail.update:${event}`, leadId: id, payload: { event } };
    if (!lead.spam) await enqueue(transaction, [message]);
    return "done";
  });
  outboxFilled();
  return outcome;
}
