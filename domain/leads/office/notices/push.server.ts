import { type Language, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { Kysely } from "kysely";
import {
  devicesToNotify,
  encrypt,
  forget,
  markReached,
  type PushKind,
  pushTo,
  pushTopics,
  type Subscription,
  staleAfter,
  subscriptionOf,
  vapidHeader,
} from "#domain/colleagues/store/index.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";
import type { Handlers, Message } from "#platform/outbox/types.ts";
import { HttpError, post } from "#platform/webhook/post.ts";
import { company } from "#site/content/content.server.ts";
import { translator } from "#site/i18n/t.ts";
import { absoluteAddress } from "#site/letters/sender.server.ts";
import { wordsFor } from "../../mails/facts.server.ts";

type Db = Kysely<Database>;
type Device = Awaited<ReturnType<typeof devicesToNotify>>[number];
type Topic = "lead" | "seen" | "notice";
/** `allowPrivate` allows a push service on this machine, which only tests use. */
type Options = { now: number; signal: AbortSignal; allowPrivate: boolean };

/** The outbox handlers that send push notices to colleagues' devices, even if the office is not open in the browser. */
export const pushHandlers = (db: Db, now = currentTime, allowPrivate = false): Handlers => {
  const fanOut = (topic: Topic) => async (message: Message) => {
    const at = Number(message.payload.at);
    if (now() - at > staleAfter) return "moot";
    const { lead = "", notice, kind = topic === "lead" ? "new" : topic } = message.payload;
    const devices = (await devicesToNotify(db, now())).filter(await listener(db, topic, message));
    const messages = devices.map(({ device }) => pushTo(device, kind as PushKind, lead, at, notice));
    await enqueue(db, messages, now());
    outboxFilled();
    return messages.length > 0 ? "sent" : "moot";
  };
  return {
    [pushTopics.lead]: fanOut("lead"),
    [pushTopics.seen]: fanOut("seen"),
    [pushTopics.notice]: fanOut("notice"),
    [pushTopics.send]: (message, signal) => send(db, message, { now: now(), signal, allowPrivate }),
  };
};

/** Returns a function that tells whether a device should get the notice of this message. */
async function listener(db: Db, topic: Topic, { payload }: Message): Promise<(device: Device) => boolean> {
  if (topic === "notice") return ({ staff: colleague }) => colleague.id === payload.staff;
  const lead = await leadOf(db, payload.lead);
  const isUrgent = lead?.urgency === "now";
  return ({ staff: colleague, what }) =>
    lead !== undefined && colleague.id !== payload.by && (what === "all" || (what === "urgent" && isUrgent));
}

const leadOf = (db: Db, id = "") =>
  db
    .selectFrom("leads")
    .select(["id", "service", "place", "urgency", "kind"])
    .where("id", "=", id)
    .where("spam", "=", 0)
    .where("erased_at", "is", null)
    .executeTakeFirst();
type Lead = NonNullable<Awaited<ReturnType<typeof leadOf>>>;

async function send(db: Db, { payload }: Message, options: Options): Promise<"sent" | "moot"> {
  const { now } = options;
  const { device = "", kind = "test", lead: id = "", at } = payload;
  const subscription = await subscriptionOf(db, device);
  const lead = await leadOf(db, id);
  if (!subscription || now - Number(at) > staleAfter || (id !== "" && !lead)) return "moot";
  const language = await languageOfDevice(db, device);
  const text = JSON.stringify(notification(kind as PushKind, lead, language));
  try {
    await deliver(db, subscription, text, { ...options, isUrgent: kind !== "seen", topic: id });
  } catch (error) {
    if (!(error instanceof HttpError) || ![404, 410].includes(error.status)) throw error;
    // The push service does not know this subscription any more, so the device is deleted.
    await forget(db, device);
    return "moot";
  }
  await markReached(db, device, now);
  return "sent";
}

async function languageOfDevice(db: Db, device: string): Promise<Language> {
  const row = await db
    .selectFrom("push_subscriptions as device")
    .innerJoin("staff", "staff.id", "device.staff_id")
    .select("staff.locale")
    .where("device.id", "=", device)
    .executeTakeFirst();
  return row?.locale === "ar" ? "ar" : "en";
}

/**
 * Builds the push notice. It appears on lock screens, so it contains no name, no number and no words of anybody. Its format is declarative
 * Web Push, which browsers show without a script of ours.
 */
export function notification(kind: PushKind, lead: Lead | undefined, language: Language) {
  const t = translator(language, "colleagues");
  const words = wordsFor(language);
  const about = [words("services", lead?.service), words("places", lead?.place)].filter(Boolean).join(" · ");
  const title = t(`push.told.${kind === "new" && lead?.urgency === "now" ? "urgent" : kind}`);
  const inbox = href("/admin", language);
  return {
    web_push: 8030,
    notification: {
      title,
      body: kind === "test" ? t("push.told.works") : about || t("push.told.open"),
      lang: language,
      dir: languages[language].dir,
      navigate: absoluteAddress(lead ? `${inbox}/leads/${lead.id}` : inbox),
      tag: lead?.id ?? kind,
      silent: kind === "seen",
    },
  };
}

type Delivery = Options & { isUrgent: boolean; topic: string };

async function deliver(db: Db, to: Subscription, text: string, delivery: Delivery) {
  const { isUrgent, topic, now, signal, allowPrivate } = delivery;
  const headers = {
    authorization: await vapidHeader(db, to.endpoint, `mailto:${company().email}`, now),
    "content-type": "application/octet-stream",
    "content-encoding": "aes128gcm",
    ttl: String(staleAfter / 1000),
    urgency: isUrgent ? "high" : "low",
    // A later notice about the same lead replaces an earlier one that the device has not received yet.
    ...(topic && { topic: topic.replaceAll("-", "").slice(0, 32) }),
  };
  await post(to.endpoint, encrypt(text, to), { headers, signal, allowPrivate });
}
