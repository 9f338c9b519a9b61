import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { invalid, type Outcome } from "../edit.ts";
import { cleanLine } from "../incoming/clean.ts";
import { recordReply } from "../notes.ts";
import type { Template } from "./graph.ts";

/** How long after the customer's last message Meta allows free text. */
const freely = 24 * 60 * 60_000;

export const windowOf = (heardAt: number): number => heardAt + freely;

/** The longest text that WhatsApp allows, in characters. */
export const mostChatText = 4096;

/**
 * Finds the chat of a lead, or of a lead that was merged into it. If there are several, it takes the one in which the customer wrote last.
 */
export const chatOf = (db: Kysely<Database>, leadId: string) =>
  db
    .selectFrom("chats")
    .innerJoin("leads", "leads.id", "chats.request_id")
    .selectAll("chats")
    .where((e) => e.or([e("leads.id", "=", leadId), e("leads.merged_into", "=", leadId)]))
    .where("leads.erased_at", "is", null)
    .orderBy("chats.heard_at", "desc")
    .orderBy("chats.id", "desc")
    .executeTakeFirst();

type Said = { text: string } | { template: Template; words: readonly string[] };

/**
 * Records a colleague's answer by WhatsApp, and queues it for sending. After the day for free text, only an approved template is allowed.
 */
export async function sendChat(
  db: Kysely<Database>,
  colleague: string,
  leadId: string,
  said: Said,
  now = currentTime(),
): Promise<Outcome | "late"> {
  const chat = await chatOf(db, leadId);
  if (!chat) return invalid;
  const reply = { channel: "whatsapp", chat: chat.id } as const;
  if ("text" in said) {
    if (windowOf(chat.heard_at) <= now) return "late";
    if (!said.text.trim() || said.text.length > mostChatText) return invalid;
    return recordReply(db, colleague, leadId, { ...reply, text: said.text }, { now });
  }
  const { name, language, places } = said.template;
  const words = said.words.slice(0, places).map((word) => cleanLine(word, 300));
  if (words.length < places || words.includes("")) return invalid;
  return recordReply(db, colleague, leadId, { ...reply, template: { name, language, words } }, { now });
}

/** Returns the delivery status of our messages by the id of their timeline entry. */
export async function statusesOf(db: Kysely<Database>, leadId: string): Promise<Record<string, string>> {
  const sent = db.selectFrom("chat_sent").innerJoin("lead_events", "lead_events.id", "chat_sent.event_id");
  const rows = await sent.select(["event_id", "status"]).where("lead_events.lead_id", "=", leadId).execute();
  return Object.fromEntries(rows.map(({ event_id, status }) => [event_id, status]));
}
