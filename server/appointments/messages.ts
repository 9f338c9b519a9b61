import { uaeDay, uaeDayStart } from "#app/i18n/uae-time.ts";
import type { Actor, EventData } from "../leads/types.ts";
import type { NewMessage } from "../outbox/enqueue.ts";
import type { Appointment } from "./read.ts";

export const visitTopic = "mail.visit";
export const officeVisitTopic = "mail.visit-office";
export const reminderTopic = "mail.visit-reminder";

const hour = 3_600_000;

/** The evening before at five; undefined if that is over. */
export function reminderAt(from: number, now: number): number | undefined {
  const evening = uaeDayStart(uaeDay(from) - 1) + 17 * hour;
  return evening > now ? evening : undefined;
}

/** The mails about a change. Each names the sequence that it tells of: once the visit has moved on, it is not sent. */
export function messagesFor(
  { id, sequence, state, from_at: from }: Appointment,
  leadId: string,
  what: EventData["visit"]["what"],
  actor: Actor,
  now: number,
): NewMessage[] {
  if (what === "done" || what === "started") return [];
  const payload = { visit: id, sequence: String(sequence), what };
  const of = (topic: string) => ({ topic, dedupeKey: `${topic}:${id}:${sequence}`, leadId, payload });
  const remindAt = state === "booked" ? reminderAt(from, now) : undefined;
  return [
    of(visitTopic),
    ...(actor === "customer" ? [of(officeVisitTopic)] : []),
    ...(remindAt === undefined ? [] : [{ ...of(reminderTopic), at: remindAt }]),
  ];
}
