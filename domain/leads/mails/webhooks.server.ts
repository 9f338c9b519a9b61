import type { Language } from "@site/ground/language/languages.ts";
import type { Kysely } from "kysely";
import { storedDetails, storedOrigin } from "#platform/db/json-columns.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { Handlers, Message } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { post } from "#platform/webhook/post.ts";
import { signatureHeaders } from "#platform/webhook/signature.ts";
import { metaHost } from "#platform/whatsapp/settings.ts";
import { translator } from "#site/i18n/t.ts";
import { graphAddress } from "../store/whatsapp/graph.ts";
import { leadOf } from "./data.server.ts";
import { wordsFor } from "./facts.server.ts";
import { inboxLink, markedUrgent } from "./office.server.ts";

type Db = Kysely<Database>;
type Send = (message: Message, signal: AbortSignal, lead: LeadsTable) => Promise<void>;

const chatHosts = { telegram: "https://api.telegram.org", whatsapp: graphAddress(metaHost) };

/** The outbox handlers that send data to servers of other companies. Only the CRM gets personal data. */
export const webhookHandlers = (db: Db, now = currentTime, hosts = chatHosts): Handlers => {
  const about =
    (send: Send) =>
    async (message: Message, signal: AbortSignal): Promise<"sent" | "moot"> => {
      const lead = await leadOf(db, message);
      if (!lead || lead.spam) return "moot";
      await send(message, signal, lead);
      return "sent";
    };
  return {
    "webhook.crm": about((message, signal, lead) => toCrm(message, signal, lead, now())),
    "notify.slack": about((_, signal, lead) => say(env().SLACK_WEBHOOK_URL, { text: notice(lead).join("\n") }, signal)),
    "notify.telegram": about((_, signal, lead) => {
      const { TELEGRAM_BOT_TOKEN: bot, TELEGRAM_CHAT_ID: chat } = env();
      const address = bot && chat && `${hosts.telegram}/bot${bot}/sendMessage`;
      const what = { chat_id: chat, text: notice(lead).join("\n"), link_preview_options: { is_disabled: true } };
      return say(address, what, signal);
    }),
    "notify.whatsapp": about((_, signal, lead) => {
      const { WHATSAPP_PHONE_ID: phone, WHATSAPP_TOKEN: token } = env();
      const address = phone && token && `${hosts.whatsapp}/${phone}/messages`;
      return say(address, toWhatsApp(lead), signal, { authorization: `Bearer ${token}` });
    }),
  };
};

const allowPrivate = () => env().WEBHOOK_ALLOW_PRIVATE === "on";

async function toCrm({ id }: Message, signal: AbortSignal, lead: LeadsTable, now: number): Promise<void> {
  const { CRM_WEBHOOK_URL: address, CRM_WEBHOOK_SECRET: secret } = env();
  if (!address || !secret) throw new Error("CRM_WEBHOOK_URL and CRM_WEBHOOK_SECRET are not set any more");
  const body = JSON.stringify(leadCreated(lead));
  const headers = { ...signatureHeaders(id, body, secret, now), "idempotency-key": id };
  await post(address, body, { headers, signal, allowPrivate: allowPrivate() });
}

/** The payload for the CRM. The format is documented in docs/webhooks.md. Fields may be added, but not renamed. */
export const leadCreated = (lead: LeadsTable) => ({
  type: "lead.created",
  timestamp: new Date(lead.created_at).toISOString(),
  data: {
    id: lead.id,
    reference: lead.reference,
    kind: lead.kind,
    status: lead.status,
    language: lead.locale,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    message: lead.message,
    service: lead.service,
    place: lead.place,
    details: storedDetails(lead),
    page: lead.page,
    source: lead.source,
    origin: storedOrigin(lead),
    agreedToOffers: lead.offers === 1,
    answerBy: lead.reply_due_at === null ? null : new Date(lead.reply_due_at).toISOString(),
    url: inboxLink(lead.id, "en"),
  },
});

/**
 * Builds the WhatsApp notice to the office. Outside a conversation WhatsApp accepts only an approved template, and the variables of a
 * template must not contain line breaks.
 */
function toWhatsApp(lead: LeadsTable) {
  const { WHATSAPP_TO: to, WHATSAPP_TEMPLATE: name, OFFICE_LANGUAGE: code } = env();
  const parameters = notice(lead).map((text) => ({ type: "text", text }));
  const template = { name, language: { code }, components: [{ type: "body", parameters }] };
  return { messaging_product: "whatsapp", recipient_type: "individual", to, type: "template", template };
}

type Headers = Record<string, string>;

async function say(address: string | undefined, what: object, signal: AbortSignal, headers: Headers = {}) {
  if (!address) throw new Error("The address to post to is not set any more");
  await post(address, JSON.stringify(what), { headers, signal, allowPrivate: allowPrivate() });
}

/**
 * Returns the text and the link of a chat notice. Other companies store chats, so the text has no name and no number. It has the reference,
 * the subject and the place.
 */
function notice(lead: LeadsTable, language: Language = env().OFFICE_LANGUAGE): [what: string, link: string] {
  const kind = translator(language, "lead")(`kinds.${lead.kind}`);
  const words = wordsFor(language);
  const title = translator(language, "mail")("notify.new", { kind, reference: lead.reference });
  const what = [title, words("services", lead.service), words("places", lead.place)].filter(Boolean).join(" · ");
  return [markedUrgent(what, lead, language), inboxLink(lead.id, language)];
}
