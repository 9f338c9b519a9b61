import type { Kysely } from "kysely";
import { inBatches } from "#platform/db/in-batches.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";

type Db = Kysely<Database>;

/**
 * The topics of push messages. The receivers are chosen when the first message is handled. Each device then gets a message of its own, so
 * that a device that fails does not delay the others.
 */
export const pushTopics = { lead: "push.lead", seen: "push.seen", notice: "push.notice", send: "push.send" } as const;

/** The events about which a push message can be sent. */
export type PushKind = "new" | "seen" | "assigned" | "mentioned" | "reminder" | "test";

/** A phone gets no message about an event that is more than an hour old. */
export const staleAfter = 3_600_000;

const askTogether = inBatches(async (db, askers: readonly undefined[]) => {
  const device = await db.selectFrom("push_subscriptions").select("id").limit(1).executeTakeFirst();
  return askers.map(() => device !== undefined);
});
const hasDevices = (db: Db) => askTogether(db, undefined);

const message = (topic: string, key: string, payload: Record<string, string>, now: number): NewMessage => ({
  topic,
  dedupeKey: `${topic}:${key}`,
  leadId: null,
  payload: { ...payload, at: String(now) },
});

/** Returns the messages about a new lead; none if no browser has subscribed. */
export const pushNewLead = async (db: Db, lead: string, now = currentTime()): Promise<NewMessage[]> =>
  (await hasDevices(db)) ? [message(pushTopics.lead, lead, { lead }, now)] : [];

/** If a lead is older than twelve hours when it is opened, nobody is told that it was opened. */
const freshFor = 12 * staleAfter;

type Row = { id: string; created_at: number };

/** Returns messages that tell the other colleagues that somebody has opened these new leads, so that they need not look. */
export async function pushSeen(db: Db, leads: readonly Row[], by: string, now: number): Promise<NewMessage[]> {
  const fresh = leads.filter(({ created_at }) => now - created_at < freshFor);
  if (fresh.length === 0 || !(await hasDevices(db))) return [];
  return fresh.map(({ id: lead }) => message(pushTopics.seen, lead, { lead, by }, now));
}

export const pushNotice = async (
  db: Db,
  { id, staff: colleague, lead, kind }: { id: string; staff: string; lead: string; kind: PushKind },
  now: number,
): Promise<NewMessage[]> =>
  (await hasDevices(db)) ? [message(pushTopics.notice, id, { staff: colleague, lead, kind, notice: id }, now)] : [];

/**
 * Returns a message to one device. Each notice is sent once. About a lead, one message says that it is new, and one says that somebody has
 * opened it.
 */
export const pushTo = (device: string, kind: PushKind, lead: string, now: number, notice?: string): NewMessage =>
  message(pushTopics.send, `${device}:${kind}:${notice ?? (lead || now)}`, { device, kind, lead }, now);
