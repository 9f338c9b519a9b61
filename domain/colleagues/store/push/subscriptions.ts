import type { Kysely } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { BrowserKeys } from "./encrypt.ts";

type Db = Kysely<Database>;

export interface Subscription extends BrowserKeys {
  id: string;
  endpoint: string;
}

/**
 * The push services of browsers. The server sends requests to the endpoint that a browser names. Without this list somebody could name any
 * address (SSRF).
 */
const services = [
  "fcm.googleapis.com",
  "updates.push.services.mozilla.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
];

export function isPushService(endpoint: string): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return false;
  return services.some((known) => (known.startsWith(".") ? url.hostname.endsWith(known) : url.hostname === known));
}

const bytesOf = (text: string) => (/^[\w-]+$/.test(text) ? Buffer.from(text, "base64url") : Buffer.of());

/** Tells whether these values can be a browser's keys: an uncompressed point and 16 bytes. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = bytesOf(p256dh);
  return point.length === 65 && point[0] === 4 && bytesOf(auth).length === 16;
}

const mostDevices = 10;

/**
 * Stores a subscription. A browser belongs to the colleague who subscribed in it last. If the colleague has too many devices, the oldest is
 * removed.
 */
export async function subscribe(
  db: Db,
  colleague: string,
  { endpoint, p256dh, auth, device }: Omit<Subscription, "id"> & { device: string },
  now = currentTime(),
): Promise<void> {
  const own = { staff_id: colleague, p256dh, auth, device };
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("push_subscriptions")
      .values({ id: newId(), endpoint, created_at: now, reached_at: null, ...own })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(own))
      .execute();
    const kept = transaction
      .selectFrom("push_subscriptions")
      .select("id")
      .where("staff_id", "=", colleague)
      .orderBy("id", "desc")
      .limit(mostDevices);
    await transaction
      .deleteFrom("push_subscriptions")
      .where("staff_id", "=", colleague)
      .where("id", "not in", (e) => e.selectFrom(kept.as("kept")).select("kept.id"))
      .execute();
  });
}

export const devicesOf = (db: Db, colleague: string) =>
  db
    .selectFrom("push_subscriptions")
    .select(["id", "device", "endpoint", "created_at as since", "reached_at as reachedAt"])
    .where("staff_id", "=", colleague)
    .orderBy("id", "desc")
    .execute();

export const unsubscribe = (db: Db, colleague: string, by: { id: string } | { endpoint: string }) =>
  db
    .deleteFrom("push_subscriptions")
    .where("staff_id", "=", colleague)
    .where("id" in by ? "id" : "endpoint", "=", "id" in by ? by.id : by.endpoint)
    .execute();

export const subscriptionOf = (db: Db, id: string): Promise<Subscription | undefined> =>
  db
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint", "p256dh", "auth"])
    .where("id", "=", id)
    .executeTakeFirst();

export const forget = (db: Db, id: string) => db.deleteFrom("push_subscriptions").where("id", "=", id).execute();

export const markReached = (db: Db, id: string, now: number) =>
  db.updateTable("push_subscriptions").set({ reached_at: now }).where("id", "=", id).execute();
