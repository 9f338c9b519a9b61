import { describe, expect, it } from "vitest";
import { outgoingFor } from "#domain/leads/mails/outgoing.server.ts";

const nothing = {
  CRM_WEBHOOK_URL: undefined,
  SLACK_WEBHOOK_URL: undefined,
  TELEGRAM_BOT_TOKEN: undefined,
  TELEGRAM_CHAT_ID: undefined,
  WHATSAPP_PHONE_ID: undefined,
  WHATSAPP_TOKEN: undefined,
  WHATSAPP_TO: undefined,
  WHATSAPP_TEMPLATE: undefined,
};
const everything = {
  CRM_WEBHOOK_URL: "https://crm.example/leads",
  SLACK_WEBHOOK_URL: "https://hooks.slack.example/1",
  TELEGRAM_BOT_TOKEN: "1:a",
  TELEGRAM_CHAT_ID: "2",
  WHATSAPP_PHONE_ID: "3",
  WHATSAPP_TOKEN: "4",
  WHATSAPP_TO: "+971501234567",
  WHATSAPP_TEMPLATE: "new_request",
};
const lead = { id: "1", kind: "quote", email: "amna@example.com", spam: false };
const topics = (changes: Partial<typeof lead>, settings: Parameters<typeof outgoingFor>[1] = nothing) =>
  outgoingFor({ ...lead, ...changes }, settings).map(({ topic }) => topic);

describe("mails and messages for a lead", () => {
  it.each([
    ["a quote request", {}, nothing, ["mail.office", "mail.customer"]],
    ["a call-back without an address", { email: "" }, nothing, ["mail.office"]],
    ["spam", { spam: true }, everything, []],
    ["a hand-off to WhatsApp", { kind: "whatsapp", email: "" }, everything, ["webhook.crm"]],
    [
      "anything, where everything is set up",
      {},
      everything,
      ["mail.office", "mail.customer", "webhook.crm", "notify.slack", "notify.telegram", "notify.whatsapp"],
    ],
    ["WhatsApp without a template", {}, { ...nothing, WHATSAPP_PHONE_ID: "3" }, ["mail.office", "mail.customer"]],
    ["a bot without a chat", {}, { ...nothing, TELEGRAM_BOT_TOKEN: "1:a" }, ["mail.office", "mail.customer"]],
  ])("%s", (_, changes, settings, expected) => {
    expect(topics(changes, settings)).toEqual(expected);
  });

  it("are queued once, however often they are asked for", () => {
    const [first] = outgoingFor(lead, nothing);
    expect(first).toEqual({ topic: "mail.office", dedupeKey: "mail.office:1", leadId: "1", payload: { lead: "1" } });
  });
});
