import { uaeDay, uaeDayStart } from "#app/i18n/uae-time.ts";
import type { Actor, EventData } from "../leads/types.ts";
import type { NewMessage } from "../outbox/enqueue.ts";
import type { Appointment } from "./read.ts";

export const visitTopic = "mail.visit";
export const officeVisitTopic = "mail.visit-office";
export const reminderTopic = "mail.visit-reminder";

const hour = 3_600_000;

/** Two hours before; undefined where that is before eight in the morning or after nine in the evening. */
export function soonAt(from: number): number | undefined {
  const at = from - 2 * hour;
  const ofDay = at - uaeDayStart(uaeDay(at));
  return ofDay >= 8 * hour && ofDay <= 21 * hour ? at : undefined;
}

/** The evening before at five, and on the day itself; without those whose time is over. */
function remindersOf(from: number, now: number) {
  const evening = uaeDayStart(uaeDay(from) - 1) + 17 * hour;
  const soon = soonAt(from);
  const all = [{ what: "reminder", at: evening }, ...(soon === undefined ? [] : [{ what: "soon", at: soon }])];
  return all.filter(({ at }) => at > now);
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
  const reminders = state === "booked" ? remindersOf(from, now) : [];
  return [
    of(visitTopic),
    ...(actor === "customer" ? [of(officeVisitTopic)] : []),
    ...reminders.map(({ what: which, at }) => ({
      ...{ topic: reminderTopic, dedupeKey: `${reminderTopic}:${id}:${sequence}:${which}`, leadId, at },
      payload: { ...payload, what: which },
    })),
  ];
}
