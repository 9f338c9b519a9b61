import { isFormKind } from "@site/ground/states/lead.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { limits } from "#platform/http/budgets.ts";
import type { NewMessage } from "#platform/outbox/enqueue.ts";
import { type Env, env } from "#platform/process/env.ts";
import { isOverLimit } from "#platform/spam/limits.ts";

type Lead = { id: string; kind: string; email: string; spam: boolean | 0 | 1 };
type WhatsApp = "WHATSAPP_PHONE_ID" | "WHATSAPP_TOKEN" | "WHATSAPP_TO" | "WHATSAPP_TEMPLATE";
type Telegram = "TELEGRAM_BOT_TOKEN" | "TELEGRAM_CHAT_ID";
type Settings = Pick<Env, "CRM_WEBHOOK_URL" | "SLACK_WEBHOOK_URL" | Telegram | WhatsApp>;

/** Returns the messages that are sent for a new lead. For spam, no message is sent until a colleague moves the lead out of spam. */
export function outgoingFor({ id, kind, email, spam }: Lead, settings: Settings = env()): NewMessage[] {
  if (spam) return [];
  const { CRM_WEBHOOK_URL: crm, SLACK_WEBHOOK_URL: slack, TELEGRAM_BOT_TOKEN: bot, TELEGRAM_CHAT_ID: chat } = settings;
  const { WHATSAPP_PHONE_ID: phone, WHATSAPP_TOKEN: token, WHATSAPP_TO: to, WHATSAPP_TEMPLATE: template } = settings;
  // Only an enquiry by form is announced. A visitor who clicked on WhatsApp has not written yet, and a colleague who recorded a call knows
  // of the lead already.
  const written = isFormKind(kind);
  const choice = {
    "mail.office": written,
    "mail.customer": written && email,
    "webhook.crm": crm,
    "notify.slack": written && slack,
    "notify.telegram": written && bot && chat,
    "notify.whatsapp": written && phone && token && to && template,
  };
  const topics = Object.entries(choice).flatMap(([topic, is]) => (is ? [topic] : []));
  // After a merge, `leadId` changes to the merge target. The payload keeps the id of the original lead, so the message still reports that
  // lead.
  return topics.map((topic) => ({ topic, dedupeKey: `${topic}:${id}`, leadId: id, payload: { lead: id } }));
}

/** Returns the address if it may get one more confirmation, and otherwise an empty text. The call counts as a confirmation. */
export async function addressToConfirm(db: Kysely<Database>, email: string): Promise<string> {
  return email !== "" && (await isOverLimit(db, limits.confirmation, mailboxOf(email))) ? "" : email;
}

/** Returns the mailbox of an email address. The text after a plus sign does not change the mailbox, nor do dots at Gmail. */
export function mailboxOf(email: string): string {
  const [local = "", host = ""] = email
    .toLowerCase()
    .replace(/\+[^@]*/, "")
    .split("@");
  return host === "gmail.com" || host === "googlemail.com"
    ? `${local.replaceAll(".", "")}@gmail.com`
    : `${local}@${host}`;
}
