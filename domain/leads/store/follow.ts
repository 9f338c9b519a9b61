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

export interface FollowedEnquiry extends MergeTarget {
  /** The timeline entries that the customer may see. */
  events: Pick<LeadEventsTable, "id" | "at" | "kind" | "actor" | "data">[];
  photos: number;
}

/** Tells whether a private link is valid. */
export const hasEnquiry = async (db: Kysely<Database>, key: string): Promise<boolean> =>
  (await db.selectFrom("leads").select("id").where("follow_key", "=", key).executeTakeFirst()) !== undefined;

/** Finds the enquiry behind a private link. */
export async function follow(db: Kysely<Database>, key: string): Promise<FollowedEnquiry | undefined> {
  const enquiry = await db.selectFrom("leads").selectAll().where("follow_key", "=", key).executeTakeFirst();
  return enquiry && toldIn(db, enquiry);
}

/** Returns only what was said about this enquiry. The lead that it was merged into may belong to somebody else. */
export async function toldIn(db: Kysely<Database>, enquiry: LeadsTable): Promise<FollowedEnquiry | undefined> {
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

/**
 * Keeps only what the customer may read. That is our mails, the customer's own words, and reports without our remarks. Our notes on calls and chats
 * are left out.
 */
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
  /** Identifies the content that was sent. The same content within ten minutes is a double click and adds nothing. */
  content: string;
  /** The time at which a reply is due. It applies unless an older message already waits. */
  due: number;
}

interface ByMail {
  text: string;
  facts: MailFacts;
  files: readonly NewFile[];
  due: number;
  /**
   * Does further work in the same transaction. If it adds files, the message to the office reports them too. It returns false if the mail was stored
   * before.
   */
  also(db: Transaction<Database>, leadId: string, cameFrom: string | null): Promise<boolean>;
}

/** Adds a mail that answers ours. A mail from another address, or from a program, is for the office only. A program does not wait for a reply. */
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
      // The office hears of the first mail at once. All mails that follow are reported together in one.
      ...(!facts.automatic && (await isOverLimit(transaction, mailNotice, enquiryId)) && { together: 10 as const }),
    };
  });

const mailNotice = { name: "incoming-mail-notice", max: () => 1, window: 10 * 60_000 };

/** Adds a message, photos, or both. */
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

/** A customer who writes waits for a reply, even if the lead was closed. */
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

/** The work that other domains do when an enquiry is withdrawn. */
export type AtWithdrawal = (db: Transaction<Database>, enquiryId: string, now: number) => Promise<unknown>;

/** Only an enquiry that is neither won nor closed can be withdrawn. */
export const isOpen = (status: string) => ["new", "contacted", "quoted"].includes(status);

/** Tells whether an enquiry was withdrawn. Merged enquiries are withdrawn one by one. */
export const isWithdrawn = ({ enquiry, lead, events }: FollowedEnquiry): boolean =>
  enquiry.id === lead.id
    ? lead.status === "lost" && lead.lost_reason === "withdrawn"
    : events.at(-1)?.kind === "withdrawn";

/**
 * Withdraws an enquiry. `also` does the work that belongs to it in the same transaction, such as cancelling its visits. When a merged enquiry is
 * withdrawn the office is told, because the other enquiry continues.
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
  /** True if nobody in the office needs to look. */
  quiet?: boolean;
  /** The office gets one mail about everything of so many minutes, at the end of those minutes. */
  together?: 1 | 10;
  /** The entry that the mail is about, if no entry is added. */
  about?: string;
};

/** Returns the key of the mail that tells the office about a timeline entry. */
export const updateKey = (event: string): string => `mail.update:${event}`;

/** Changes the lead, its timeline and the message to the office in one transaction: all of it or nothing. */
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
    // The payload names the original enquiry, so that the message stays correct after a merge.
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
