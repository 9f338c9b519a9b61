import { requireRight } from "#domain/colleagues/index.server.ts";
import {
  areKeys,
  devicesOf,
  isPushService,
  markNoticesSeen,
  noticesOf,
  notificationChoicesOf,
  publicKey,
  pushTo,
  quietHours,
  setNotificationChoices,
  setWantsMail,
  subscribe,
  unsubscribe,
  wantsMail,
} from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { agentOf } from "#platform/http/agent.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";
import { noticeSchema } from "./schema.ts";

export async function noticesPage(request: Request) {
  const { id } = await requireRight(request, "notices");
  const database = await db();
  return {
    notices: await noticesOf(database, id),
    mail: await wantsMail(database, id),
    push: {
      key: await publicKey(database),
      devices: await devicesOf(database, id),
      ...(await notificationChoicesOf(database, id)),
    },
  };
}

export type NoticesData = Awaited<ReturnType<typeof noticesPage>>;
export interface NoticesAnswer {
  done?: "saved" | "tried";
  problem?: "refused";
}

/** Handles the forms of the page: marks notices as seen, or stores which notices the colleague wants by mail and on devices. */
export async function changeNotices(request: Request): Promise<NoticesAnswer> {
  const { id } = await requireRight(request, "notices");
  const parsed = noticeSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return { problem: "refused" };
  const database = await db();
  const sent = parsed.data;
  switch (sent.intent) {
    case "seen":
      await markNoticesSeen(database, id, sent.seen);
      return {};
    case "mail":
      await setWantsMail(database, id, sent.mail === "on");
      return { done: "saved" };
    case "wishes":
      await setNotificationChoices(database, id, { what: sent.what, quiet: quietHours(sent.from, sent.to) });
      return { done: "saved" };
    case "remove":
      await unsubscribe(database, id, { id: sent.device });
      return {};
    case "unsubscribe":
      await unsubscribe(database, id, { endpoint: sent.endpoint });
      return {};
    case "try":
      return tryDevices(id);
    case "subscribe":
      return addDevice(id, sent, request.headers.get("user-agent") ?? "");
  }
}

async function addDevice(id: string, keys: { endpoint: string; p256dh: string; auth: string }, agent: string) {
  if (!isPushService(keys.endpoint) || !areKeys(keys)) return { problem: "refused" as const };
  const { browser, os } = agentOf(agent);
  await subscribe(await db(), id, { ...keys, device: [browser, os].filter(Boolean).join(" · ") });
  return {};
}

async function tryDevices(id: string) {
  const database = await db();
  const now = currentTime();
  const messages = (await devicesOf(database, id)).map((device) => pushTo(device.id, "test", "", now));
  await enqueue(database, messages, now);
  outboxFilled();
  return { done: "tried" as const };
}
