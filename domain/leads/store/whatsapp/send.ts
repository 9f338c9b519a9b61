import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { GiveUp, type Handlers } from "#platform/outbox/types.ts";
import { HttpError, post } from "#platform/webhook/post.ts";
import type { EventData } from "../types.ts";
import { failureOf, isFinal } from "./failure.ts";
import { type ChatSettings, chatSettings } from "./graph.ts";
import { list, record, words } from "./items.ts";
import { windowOf } from "./reply.ts";

type Db = Kysely<Database>;
type Reply = EventData["reply"];
interface Recipient {
  person: string | null;
  phone: string;
}

const windowIsOver = 131047;

/**
 * The outbox handler that sends a colleague's answer. It checks again whether the answer may be sent, because the day for free text may be
 * over, or the person may have been erased.
 */
export const chatSender = (db: Db, now = currentTime): Handlers => ({
  "whatsapp.reply": async ({ id, payload }, signal) => {
    const event = payload.event ?? "";
    const outgoing = await replyOf(db, event);
    if (!outgoing) return "moot";
    const settings = chatSettings();
    if (!settings) throw new Error("WhatsApp is not set up any more");
    if (!outgoing.reply.template && windowOf(outgoing.chat.heard_at) <= now())
      throw new GiveUp(failureOf(windowIsOver));
    const wamid = await postToWhatsApp(settings, outgoing.chat, outgoing.reply, signal);
    await note(db, { event, outbox: id, wamid, chat: outgoing.chat.id }, now());
    return "sent";
  },
});

async function replyOf(db: Db, event: string) {
  const row = await db
    .selectFrom("lead_events")
    .innerJoin("leads", "leads.id", "lead_events.lead_id")
    .select("data")
    .where("lead_events.id", "=", event)
    .where("lead_events.kind", "=", "reply")
    .where("leads.erased_at", "is", null)
    .executeTakeFirst();
  const reply: Reply | undefined = row && JSON.parse(row.data);
  const chats = db
    .selectFrom("chats")
    .selectAll()
    .where("id", "=", reply?.chat ?? "");
  const chat = reply && (await chats.executeTakeFirst());
  return chat && { reply, chat };
}

/** Sends a message and returns Meta's id of it. It throws `GiveUp` if no later attempt can succeed. */
export async function postToWhatsApp(
  settings: ChatSettings,
  to: Recipient,
  reply: Reply,
  signal: AbortSignal,
): Promise<string> {
  const { address, phoneId, token, isHere } = settings;
  const options = { headers: { authorization: `Bearer ${token}` }, signal, allowPrivate: isHere };
  try {
    const answer = await post(`${address}/${phoneId}/messages`, JSON.stringify(bodyOf(to, reply)), options);
    return words(list(jsonOf(answer).messages)[0]?.id);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const code = Number(record(jsonOf(error.text).error).code);
    if (!Number.isSafeInteger(code)) throw error;
    throw isFinal(code) ? new GiveUp(failureOf(code)) : new Error(failureOf(code));
  }
}

/** Builds the request to Meta. If the customer shows no phone number, the message is addressed by Meta's id of the customer. */
const bodyOf = ({ person, phone }: Recipient, { text, template }: Reply) => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  ...(phone ? { to: phone } : { recipient: person }),
  ...(template
    ? {
        type: "template",
        template: {
          name: template.name,
          language: { code: template.language },
          ...(template.words.length > 0 && {
            components: [{ type: "body", parameters: template.words.map((word) => ({ type: "text", text: word })) }],
          }),
        },
      }
    : { type: "text", text: { body: text, preview_url: false } }),
});

async function note(
  db: Db,
  { event, outbox, wamid, chat }: { event: string; outbox: string; wamid: string; chat: string },
  now: number,
): Promise<void> {
  await db.updateTable("chats").set({ told_at: now }).where("id", "=", chat).where("told_at", "<", now).execute();
  if (!wamid) return;
  const row = { event_id: event, outbox_id: outbox, wamid, status: "sent", changed_at: now };
  await db
    .insertInto("chat_sent")
    .values(row)
    .onConflict((conflict) => conflict.column("event_id").doUpdateSet(row))
    .execute();
}

function jsonOf(text: string): Record<string, unknown> {
  try {
    return record(JSON.parse(text));
  } catch {
    return {};
  }
}
