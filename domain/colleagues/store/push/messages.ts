import type { Kysely } from "kysely";
import { inBatches } from "#platform/db/in-batches.ts";
import type { Database } from "#platform/db/schema.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";

type Db = Kysely<Database>;

/**
 * The receivers are chosen when the message is sent. Then each device gets a message of its own, so that one that fails does not delay the others.
 */
export const pushTopics = { lead: "push.lead", seen: "push.seen", notice: "push.notice", send: "push.send" } as const;

/** The events that a push message may report. */
export type PushKind = "new" | "seen" | "assigned" | "mentioned" | "reminder" | "test";

/** A phone does not ring for an event that is older than this, in milliseconds. */
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

/** Returns the messages about a new lead. There are none while no browser listens. */
export const pushNewLead = async (db: Db, lead: string, now = Date.now()): Promise<NewMessage[]> =>
  (await hasDevices(db)) ? [message(pushTopics.lead, lead, { lead }, now)] : [];

/** If a lead is opened after this age, in milliseconds, the others are not told, because they have looked long ago. */
const freshFor = 12 * staleAfter;

type Row = { id: string; created_at: number };

/** Tells the other colleagues that somebody has looked at new leads, so that they can put their phones away. */
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

/** Makes a message to one device. Each notice is sent once. About a lead, one message says that it is new, and one says that somebody looks at it. */
export const pushTo = (device: string, kind: PushKind, lead: string, now: number, notice?: string): NewMessage =>
  message(pushTopics.send, `${device}:${kind}:${notice ?? (lead || now)}`, { device, kind, lead }, now);
