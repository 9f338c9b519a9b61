import type { Status } from "@site/ground/states/lead.ts";
import type { Kysely, Transaction, Updateable } from "kysely";
import type { Database, LeadEventsTable, LeadsTable } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import { currentTime } from "#platform/machine/time.ts";
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

/** Tells whether a key is the key of a private link. */
export const hasEnquiry = async (db: Kysely<Database>, key: string): Promise<boolean> =>
  (await db.selectFrom("leads").select("id").where("follow_key", "=", key).executeTakeFirst()) !== undefined;

/** Finds the enquiry of a private link. */
export async function follow(db: Kysely<Database>, key: string): Promise<FollowedEnquiry | undefined> {
  const enquiry = await db.selectFrom("leads").selectAll().where("follow_key", "=", key).executeTakeFirst();
  return enquiry && toldIn(db, enquiry);
}

/**
 * Returns the entries that belong to this enquiry and that the customer may see. Entries of the lead into which it was merged are left out,
 * because that lead may belong to somebody else.
 */
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
 * Removes from an entry the parts that the customer may not read: the facts about a mail or a chat, the office's remarks and the signer's
 * name in a report, and the text of replies that were not sent by mail.
 */
function asTold<Event extends Pick<LeadEventsTable, "kind" | "data">>(event: Event): Event {
  if (event.kind === "message") {
    const { text }: EventData["message"] = JSON.parse(event.data);
    return { ...event, data: JSON.stringify({ text }) };
  }
  if (event.kind === "report") {
    const { office, signed, ...visible }: EventData["report"] = JSON.parse(event.data);
    return { ...event, data: JSON.stringify({ ...visible, confirmed: signed !== "" }) };
  }
  if (event.kind !== "reply") return event;
  const { channel, subject, text }: EventData["reply"] = JSON.parse(event.data);
  return { ...event, data: JSON.stringify(channel === "mail" ? { channel, subject, text } : { channel }) };
}

/** Counts the photos that the customer sent, because their number is limited. A technician's photos do not count. */
async function photosOf(db: Kysely<Database>, enquiryId: string): Promise<number> {
  const counted = db.selectFrom("lead_files").select((e) => e.fn.countAll<number>().as("n"));
  const own = counted.where(belongsTo(enquiryId)).where("report_id", "is", null);
  return (await own.executeTakeFirstOrThrow()).n;
}

export const maxPhotosOfEnquiry = 10;

class TooMany extends Error {}

interface Sent {
  text: string;
  files: readonly NewFile[];
  /** Identifies the content that was sent. Equal content within ten minutes counts as a double click and is not added. */
  content: string;
  /** The time at which a reply to this message is due. It is not used if the customer already waits for a reply. */
  due: number;
}

interface ByMail {
  text: string;
  facts: MailFacts;
  files: readonly NewFile[];
  due: number;
  /**
   * Makes further changes in the same transaction. It returns false if the mail was stored earlier, and then nothing is added. If it adds
   * files, the notice to the office reports them too.
   */
  also(db: Transaction<Database>, leadId: string, cameFrom: string | null): Promise<boolean>;
}

/**
 * Adds a mail that answers one of ours. If it came from another address than the customer's, or from a program, only the office sees it. A
 * program does not wait for a reply.
 */
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
      // The office gets a notice of the first mail at once. Later mails within ten minutes are reported together.
      ...(!facts.automatic &&
        (await isOverLimit(transaction, limits.mailNotice, enquiryId)) && { together: 10 as const }),
    };
  });

/** Adds a message, photos, or both, which the customer sent on the private page. */
export async function addFromCustomer(db: Kysely<Database>, enquiryId: string, sent: Sent): Promise<Outcome> {
  const { text, files, content, due } = sent;
  const said: NewEvent[] = text ? [{ kind: "message", data: { text }, actor: "customer", shown: true }] : [];
  try {
    return await addToEnquiry(db, enquiryId, async (transaction, { lead }, cameFrom) => {
      if (await isOverLimit(transaction, limits.doubleClick, `${enquiryId}\n${content}`)) return undefined;
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

/** Returns the changes after the customer has written: the customer waits for a reply again, and a lost lead is reopened. */
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

/** The work that other domains do when a customer withdraws an enquiry. */
export type AtWithdrawal = (db: Transaction<Database>, enquiryId: string, now: number) => Promise<unknown>;

/** Tells whether a lead is open, that is neither won nor lost. Only an open enquiry can be withdrawn. */
export const isOpen = (status: string) => ["new", "contacted", "quoted"].includes(status);

/** Tells whether the customer has withdrawn this enquiry. Enquiries that were merged are withdrawn separately. */
export const isWithdrawn = ({ enquiry, lead, events }: FollowedEnquiry): boolean =>
  enquiry.id === lead.id
    ? lead.status === "lost" && lead.lost_reason === "withdrawn"
    : events.at(-1)?.kind === "withdrawn";

/**
 * Withdraws an enquiry. `also` does further work in the same transaction, such as cancelling visits. If the enquiry was merged into another
 * lead, that lead stays open, and the office is told of the withdrawal.
 */
export const withdraw = (
  db: Kysely<Database>,
  enquiryId: string,
  reason: string,
  also: AtWithdrawal,
): Promise<Outcome> =>
  addToEnquiry(db, enquiryId, async (transaction, { enquiry, lead: { status } }, cameFrom) => {
    const followed = await toldIn(transaction, enquiry);
    if (!followed || isWithdrawn(followed) || !isOpen(status)) return undefined;
    await also(transaction, enquiryId, currentTime());
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
  /** True if the office needs no notice of this change. */
  quiet?: boolean;
  /** Collects all changes within this number of minutes in one mail to the office, which is sent when the minutes are over. */
  together?: 1 | 10;
  /** The existing entry that the notice is about. It is used if the change adds no entry. */
  about?: string;
};

/** Returns the unique key of the mail that tells the office about a timeline entry. */
export const updateKey = (event: string): string => `mail.update:${event}`;

/** Adds something to an enquiry. It changes the lead and its timeline and queues the notice to the office, in one transaction. */
export async function addToEnquiry(
  db: Kysely<Database>,
  enquiryId: string,
  changeOf: (
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
    const change = await changeOf(transaction, target, cameFrom);
    if (!change) return "done";
    const now = currentTime();
    const unread = change.quiet ? {} : ({ unread: 1 } as const);
    const set = { ...change.set, ...unread, updated_at: now, version: version + 1 };
    await transaction.updateTable("leads").set(set).where("id", "=", id).execute();
    const [event = change.about ?? ""] = await addEvents(transaction, id, change.events, now, cameFrom);
    // The payload contains the id of the enquiry itself, so the notice stays correct after a merge.
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
