import type { Status } from "@site/ground/states/lead.ts";
import type { Kysely, Transaction, Updateable } from "kysely";
import type { Database, LeadEventsTable, LeadsTable } from "#platform/db/schema.ts";
import { endOfMinutes, enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";
import type { NewFile } from "#platform/photos/reencode.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { addEvents, type NewEvent } from "./events.ts";
import { belongsTo, lockMergeTarget, type MergeTarget, mergeTargetOf } from "./merge-target.ts";
import { awaitsReply, restartedReplyClock } from "./reply-clock.ts";
import { searchTextOfEntries } from "./search-text.ts";
import { addFiles } from "./submit.ts";
import type { EventData, MailFacts } from "./types.ts";

export interface Followed extends MergeTarget {
  /** The timeline entries that the customer may see. */
  events: Pick<LeadEventsTable, "id" | "at" | "kind" | "actor" | "data">[];
  photos: number;
}

/** Tells whether a private link is valid. */
export const hasEnquiry = async (db: Kysely<Database>, key: string): Promise<boolean> =>
  (await db.selectFrom("leads").select("id").where("follow_key", "=", key).executeTakeFirst()) !== undefined;

/** The request behind a private link. */
export async function follow(db: Kysely<Database>, key: string): Promise<Followed | undefined> {
  const enquiry = await db.selectFrom("leads").selectAll().where("follow_key", "=", key).executeTakeFirst();
  return enquiry && toldIn(db, enquiry);
}

/** Only what was said with this request: the lead that it was merged into may belong to somebody else. */
export async function toldIn(db: Kysely<Database>, enquiry: LeadsTable): Promise<Followed | undefined> {
  const target = await mergeTargetOf(db, enquiry);
  if (!target) return undefined;
  const events = await db
    .selectFrom("lead_events")
    .select(["id", "at", "kind", "actor", "data"])
    .where(belongsTo(enquiry.id))
    .where("shown", "=", 1)
    .orderBy("id")
    .execute();
  return { ...target, events: events.map(asTold), photos: await photosOf(db, enquiry.id) };
}

/** Keeps only what the customer may read: our mails, but not our notes on calls and chats; their own words; reports without our remarks. */
function asTold<Event extends Pick<LeadEventsTable, "kind" | "data">>(event: Event): Event {
  if (event.kind === "message") {
    const { text }: EventData["message"] = JSON.parse(event.data);
    return { ...event, data: JSON.stringify({ text }) };
  }
  if (event.kind === "report") {
    const { office, signed, ...told }: EventData["report"] = JSON.parse(event.data);
    return { ...event, data: JSON.stringify({ ...told, confirmed: signed !== "" }) };
  }
  if (event.kind !== "reply") return event;
  const { channel, subject, text }: EventData["reply"] = JSON.parse(event.data);
  return { ...event, data: JSON.stringify(channel === "mail" ? { channel, subject, text } : { channel }) };
}

/** Counts the customer's own photos, which are limited. A technician's photos do not count. */
async function photosOf(db: Kysely<Database>, enquiryId: string): Promise<number> {
  const counted = db.selectFrom("lead_files").select((e) => e.fn.countAll<number>().as("n"));
  const own = counted.where(belongsTo(enquiryId)).where("report_id", "is", null);
  return (await own.executeTakeFirstOrThrow()).n;
}

export const maxPhotosOfEnquiry = 10;
const doubleClick = { name: "follow-once", max: () => 1, window: 10 * 60_000 };

class TooMany extends Error {}

interface Sent {
  text: string;
  files: readonly NewFile[];
  /** Identifies what was sent: the same content within ten minutes is a double click and adds nothing. */
  content: string;
  /** When a reply is due, unless an older message already waits. */
  due: number;
}

interface ByMail {
  text: string;
  facts: MailFacts;
  files: readonly NewFile[];
  due: number;
  /** Does further work in the same transaction; files that it adds are announced with the message. Returns false if the mail was stored before. */
  also(db: Transaction<Database>, leadId: string, cameFrom: string | null): Promise<boolean>;
}

/** A mail that answers ours. One from another address, or of a program, is for the office only; a program waits for no reply. */
export const addMailFromCustomer = (db: Kysely<Database>, enquiryId: string, sent: ByMail): Promise<Outcome> =>
  addToEnquiry(db, enquiryId, async (transaction, { lead }, cameFrom) => {
    if (!(await sent.also(transaction, lead.id, cameFrom))) return undefined;
    const { text, facts } = sent;
    const shown = !facts.from && !facts.automatic && text !== "";
    const said: NewEvent = { kind: "message", data: { text, mail: facts }, actor: "customer", shown };
    const photos = await addFiles(transaction, lead.id, sent.files, cameFrom);
    const waits = facts.automatic ? { set: {}, events: [] } : waitsAnew(lead, sent.due);
    return {
      set: { ...waits.set, search: `${lead.search} ${searchTextOfEntries([said])}`.trim() },
      events: [said, ...photos.map((photo) => ({ ...photo, shown })), ...waits.events],
      quiet: facts.automatic,
      // The office hears of the first mail at once, and in one mail of all that follow.
      ...(!facts.automatic && (await isOverLimit(transaction, mailNotice, enquiryId)) && { together: 10 as const }),
    };
  });

const mailNotice = { name: "incoming-mail-notice", max: () => 1, window: 10 * 60_000 };

/** A message, photos or both. */
export async function addFromCustomer(db: Kysely<Database>, enquiryId: string, sent: Sent): Promise<Outcome> {
  const { text, files, content, due } = sent;
  const said: NewEvent[] = text ? [{ kind: "message", data: { text }, actor: "customer", shown: true }] : [];
  try {
    return await addToEnquiry(db, enquiryId, async (transaction, { lead }, cameFrom) => {
      if (await isOverLimit(transaction, doubleClick, `${enquiryId}\n${content}`)) return undefined;
      const photos = await addFiles(transaction, lead.id, files, cameFrom);
      if ((await photosOf(transaction, enquiryId)) > maxPhotosOfEnquiry) throw new TooMany();
      const waits = waitsAnew(lead, due);
      return {
        set: { ...waits.set, search: `${lead.search} ${searchTextOfEntries(said)}`.trim() },
        events: [...said, ...photos, ...waits.events],
      };
    });
  } catch (error) {
    if (error instanceof TooMany) return "tooMany";
    throw error;
  }
}

/** A customer who writes waits for a reply, even if the request was closed. */
export function waitsAnew(lead: LeadsTable, due: number): Change {
  if (awaitsReply(lead)) return { set: {}, events: [] };
  const clock = restartedReplyClock(lead, due);
  if (lead.status !== "lost") return { set: clock, events: [] };
  const to: Status = (lead.replied_at ?? lead.first_replied_at) ? "contacted" : "new";
  return {
    set: { ...clock, status: to, lost_reason: null },
    events: [{ kind: "status", data: { from: "lost", to }, actor: "customer" }],
  };
}

/** The work that other domains do when a request is withdrawn. */
export type AtWithdrawal = (db: Transaction<Database>, enquiryId: string, now: number) => Promise<unknown>;

/** Only a request that is neither won nor closed can be withdrawn. */
export const isOpen = (status: string) => ["new", "contacted", "quoted"].includes(status);

/** Merged requests are withdrawn one by one. */
export const isWithdrawn = ({ enquiry, lead, events }: Followed): boolean =>
  enquiry.id === lead.id
    ? lead.status === "lost" && lead.lost_reason === "withdrawn"
    : events.at(-1)?.kind === "withdrawn";

/**
 * `also` does in the same transaction what a withdrawal brings with it, such as the cancelling of its visits. When a merged request is withdrawn the
 * office is told, because the other one continues.
 */
export const withdraw = (
  db: Kysely<Database>,
  enquiryId: string,
  reason: string,
  also: AtWithdrawal,
): Promise<Outcome> =>
  addToEnquiry(db, enquiryId, async (transaction, { enquiry, lead: { status } }, cameFrom) => {
    const told = await toldIn(transaction, enquiry);
    if (!told || isWithdrawn(told) || !isOpen(status)) return undefined;
    await also(transaction, enquiryId, Date.now());
    const withdrawn: NewEvent = { kind: "withdrawn", data: reason ? { reason } : {}, actor: "customer", shown: true };
    if (cameFrom !== null) return { set: {}, events: [withdrawn] };
    const data = { from: status, to: "lost", reason: "withdrawn" } as const;
    return {
      set: { status: "lost", lost_reason: "withdrawn" },
      events: [withdrawn, { kind: "status", data, actor: "customer" }],
    };
  });

type Outcome = "done" | "tooMany" | "missing";
type Change = {
  set: Updateable<LeadsTable>;
  events: NewEvent[];
  /** Nobody needs to look. */
  quiet?: boolean;
  /** The office gets one mail for all of so many minutes, at their end. */
  together?: 1 | 10;
  /** The entry that the mail is about, if none is added. */
  about?: string;
};

/** The key of the mail to the office about an entry of the timeline. */
export const updateKey = (event: string): string => `mail.update:${event}`;

/** All or nothing: the lead, its timeline, and the message to the office. */
export async function addToEnquiry(
  db: Kysely<Database>,
  enquiryId: string,
  wanted: (
    transaction: Transaction<Database>,
    target: MergeTarget,
    cameFrom: string | null,
  ) => Promise<Change | undefined>,
): Promise<Outcome> {
  const outcome = await db.transaction().execute(async (transaction) => {
    const target = await lockMergeTarget(transaction, enquiryId);
    if (!target) return "missing";
    const { id, version, spam } = target.lead;
    const cameFrom = enquiryId === id ? null : enquiryId;
    const change = await wanted(transaction, target, cameFrom);
    if (!change) return "done";
    const now = Date.now();
    const unread = change.quiet ? {} : ({ unread: 1 } as const);
    const set = { ...change.set, ...unread, updated_at: now, version: version + 1 };
    await transaction.updateTable("leads").set(set).where("id", "=", id).execute();
    const [event = change.about ?? ""] = await addEvents(transaction, id, change.events, now, cameFrom);
    // The payload names the original request, so that the message stays correct after a merge.
    const payload = { event, lead: enquiryId, ...(change.together && { together: String(change.together) }) };
    const dedupeKey = event === change.about ? `${updateKey(event)}:file` : updateKey(event);
    const about = { topic: "mail.update", dedupeKey, leadId: id, payload, cameFrom };
    const message = { ...about, ...(change.together && { at: endOfMinutes(now, change.together) }) };
    if (!spam && !change.quiet) await enqueue(transaction, [message], now);
    return "done";
  });
  outboxFilled();
  return outcome;
}
