import type { Kysely } from "kysely";
import { batched } from "#platform/db/batched.ts";
import type { Database } from "#platform/db/schema.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";

type Db = Kysely<Database>;

/** Who hears of it is decided when it is sent, and then each device has a message of its own, so that one that fails holds no other back. */
export const pushTopics = { lead: "push.lead", seen: "push.seen", notice: "push.notice", send: "push.send" } as const;

/** What a push message may tell of. */
export type PushKind = "new" | "seen" | "assigned" | "mentioned" | "reminder" | "test";

/** Nobody's phone shall ring for what happened longer ago. */
export const staleAfter = 3_600_000;

const askTogether = batched(async (db, askers: readonly undefined[]) => {
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

/** For a new request; nothing while no browser listens. */
export const pushNewLead = async (db: Db, lead: string, now = Date.now()): Promise<NewMessage[]> =>
  (await hasDevices(db)) ? [message(pushTopics.lead, lead, { lead }, now)] : [];

/** Who opens an older request spares nobody a way. */
const freshFor = 12 * staleAfter;

type Row = { id: string; created_at: number };

/** A colleague looks at new requests first: the others can put their phones away. */
export async function pushSeen(db: Db, leads: readonly Row[], by: string, now: number): Promise<NewMessage[]> {
  const fresh = leads.filter(({ created_at }) => now - created_at < freshFor);
  if (fresh.length === 0 || !(await hasDevices(db))) return [];
  return fresh.map(({ id: lead }) => message(pushTopics.seen, lead, { lead, by }, now));
}

export const pushNotice = async (
  db: Db,
  { id, staff, lead, kind }: { id: string; staff: string; lead: string; kind: PushKind },
  now: number,
): Promise<NewMessage[]> =>
  (await hasDevices(db)) ? [message(pushTopics.notice, id, { staff, lead, kind, notice: id }, now)] : [];

/** To one device. Each notice is told once; of a request only once that it is new, and once that somebody looks at it. */
export const pushTo = (device: string, kind: PushKind, lead: string, now: number, notice?: string): NewMessage =>
  message(pushTopics.send, `${device}:${kind}:${notice ?? (lead || now)}`, { device, kind, lead }, now);
