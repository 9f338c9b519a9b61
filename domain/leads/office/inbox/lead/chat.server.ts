import type { Kysely } from "kysely";
import { db } from "#platform/db/db.ts";
import type { Database } from "#platform/db/schema.ts";
import { chatSettings } from "../../../store/whatsapp/graph.ts";
import { chatOf, mostChatText, sendChat, statusesOf, windowOf } from "../../../store/whatsapp/reply.ts";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import { doneOf } from "../shared/outcome.server.ts";
import type { LeadAction } from "../shared/schema.server.ts";

/**
 * Returns the delivery status of our WhatsApp messages. If WhatsApp is set up and there is a chat, it also returns until when free text is
 * allowed, the number and the templates.
 */
export async function chatFor(database: Kysely<Database>, leadId: string) {
  const [settings, chat] = [chatSettings(), await chatOf(database, leadId)];
  return {
    statuses: await statusesOf(database, leadId),
    open: settings && chat && { until: windowOf(chat.heard_at), phone: chat.phone, templates: settings.templates },
    mostText: mostChatText,
  };
}

type AskedChat = Extract<LeadAction, { intent: "reply.chat" | "reply.template" }>;

export async function answerChat(colleague: string, leadId: string, request: AskedChat): Promise<ActionOutcome> {
  const said = saidIn(request);
  if (!said) return { ok: false, problem: "invalid", field: "template" };
  const outcome = await sendChat(await db(), colleague, leadId, said);
  if (outcome === "late") return { ok: false, problem: "invalid", field: "late" };
  return doneOf(outcome, "chat");
}

function saidIn(request: AskedChat) {
  if (request.intent === "reply.chat") return { text: request.text };
  const template = chatSettings()?.templates.find(({ name, language }) => `${name}:${language}` === request.template);
  const { word1 = "", word2 = "", word3 = "", word4 = "", word5 = "" } = request;
  return template && { template, words: [word1, word2, word3, word4, word5] };
}
