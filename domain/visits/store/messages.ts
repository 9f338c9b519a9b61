import { visitNews, visitStates } from "@site/ground/states/visit.ts";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import type { Kysely } from "kysely";
import type { Actor, EventData } from "#domain/leads/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import type { Visit } from "./read.ts";

export const visitTopic = "mail.visit";
export const officeVisitTopic = "mail.visit-office";
export const reminderTopic = "mail.visit-reminder";

const hour = 3_600_000;

/** The time of the second reminder: two hours before the visit. Undefined if that is before 8:00 or after 21:00. */
export function soonAt(from: number): number | undefined {
  const at = from - 2 * hour;
  const ofDay = at - uaeDayStart(uaeDay(at));
  return ofDay >= 8 * hour && ofDay <= 21 * hour ? at : undefined;
}

const eveningBefore = (from: number): number => uaeDayStart(uaeDay(from) - 1) + 17 * hour;

/** The time at which a reminder is due. */
export const remindedAt = (what: "reminder" | "soon", from: number): number =>
  what === "soon" ? from - 2 * hour : eveningBefore(from);

/**
 * Returns the reminders of a visit: one at 17:00 on the evening before, and one two hours before. Reminders whose time is over are left
 * out.
 */
export function remindersOf(
  { id, sequence, state, from_at: from }: Pick<Visit, "id" | "sequence" | "state" | "from_at">,
  leadId: string,
  now: number,
): NewMessage[] {
  if (!visitStates[state].isAgreed) return [];
  const kinds = ["reminder", ...(soonAt(from) === undefined ? [] : ["soon" as const])] as const;
  return kinds
    .map((what) => ({ what, at: remindedAt(what, from) }))
    .filter(({ at }) => at > now)
    .map(({ what, at }) => ({
      ...{ topic: reminderTopic, dedupeKey: `${reminderTopic}:${id}:${sequence}:${what}`, leadId, at },
      payload: { visit: id, sequence: String(sequence), what },
    }));
}

type What = EventData["visit"]["what"];
type Version = Pick<Visit, "id" | "sequence" | "state">;

/** The idempotency key for the news about the present version of a visit. */
export const newsKey = ({ id, sequence }: Omit<Version, "state">): string => `${visitTopic}:${id}:${sequence}`;

/** The news about the present version of a visit. `agreed` stands on the mails that bring the visit into the customer's calendar. */
export const newsOf = (visit: Version, leadId: string, what: string): NewMessage => ({
  ...{ topic: visitTopic, dedupeKey: newsKey(visit), leadId },
  payload: {
    ...{ visit: visit.id, sequence: String(visit.sequence), what },
    ...(visitStates[visit.state].isAgreed && { agreed: "yes" }),
  },
});

/** Tells whether a mail has brought the visit into the customer's calendar. Mails of earlier versions of the program say only `booked`. */
export async function isInCalendar(db: Kysely<Database>, visit: string): Promise<boolean> {
  const sent = db.selectFrom("outbox").select("payload").where("topic", "=", visitTopic).where("state", "=", "done");
  const news = await sent.where("dedupe_key", "like", `${visitTopic}:${visit}:%`).execute();
  return news.map(({ payload }) => JSON.parse(payload)).some(({ what, agreed }) => agreed || what === "booked");
}

/** Returns the mails about a change. Each mail carries the sequence number of the visit. A mail with an old sequence number is not sent. */
export function messagesFor(visit: Visit, leadId: string, what: What, actor: Actor, now: number): NewMessage[] {
  if (!visitNews[what].isMailed) return [];
  const news = newsOf(visit, leadId, what);
  const office = { ...news, topic: officeVisitTopic, dedupeKey: `${officeVisitTopic}:${visit.id}:${visit.sequence}` };
  return [news, ...(actor === "customer" ? [office] : []), ...remindersOf(visit, leadId, now)];
}
