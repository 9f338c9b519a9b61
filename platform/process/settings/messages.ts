import { z } from "zod";
import { mailboxAt } from "#platform/mail/mailbox-address.ts";
import { whatsAppSettings } from "#platform/whatsapp/settings.ts";

/** The settings for mail, messages and webhooks, in and out. */
export const messageSettings = {
  SMTP_URL: z
    .string()
    .refine(isSmtp, "must start with smtp:// or smtps://.")
    .optional()
    .describe("smtp://user:password@host:587 or smtps://…; without it mails go to the mailbox page."),
  MAIL_FROM: z
    .email("must be an e-mail address.")
    .optional()
    .describe("Who mails come from. Default: the company's own address."),
  OFFICE_EMAIL: z
    .email("must be an e-mail address.")
    .optional()
    .describe("Where the office reads its mails. Default: the company's own address."),
  REPLY_ADDRESS: z
    .string()
    .toLowerCase()
    .regex(
      /^[a-z0-9._+-]{0,11}\*@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      "must be an address with one * and at most 11 characters before it, such as reply+*@example.com or *@in.example.com.",
    )
    .optional()
    .describe(
      "Where customers' answers to our mails go; * becomes a key of the request: reply+*@example.com or *@in.example.com (docs/mail-and-webhooks.md).",
    ),
  MAIL_HOOK_SECRET: z
    .string()
    .regex(
      /^[^\s,]{24,}(,[^\s,]{24,})?$/,
      "must have at least 24 characters without spaces; a second one after a comma.",
    )
    .optional()
    .describe(
      "What the mail provider shows at /hooks/mail: at least 24 characters. Two, by a comma, while it changes.",
    ),
  MAIL_IMAP_URL: z
    .string()
    .refine(
      (value) => mailboxAt(value) !== undefined,
      "must be imaps://user:password@host, both percent-encoded; without TLS only on this machine.",
    )
    .optional()
    .describe(
      "Instead of /hooks/mail, or beside it: a mailbox of its own for answers, read once a minute: imaps://user:password@host.",
    ),
  MAIL_AUTHSERV_ID: z
    .string()
    .toLowerCase()
    .regex(/^[^\s;]{1,253}$/, "must be the name that begins the line, such as mx.example.com.")
    .optional()
    .describe(
      "The name with which the server that takes answers in begins its lines Authentication-Results; only these prove a sender.",
    ),
  REPLY_BOUNCES: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe(
      "on: mails that cannot be delivered come back to REPLY_ADDRESS; its domain's SPF must name the mail server.",
    ),
  CAREERS_EMAIL: z
    .email("must be an e-mail address.")
    .optional()
    .describe("Where applications for jobs are read. Default: the company's careers address, or the office's."),
  OFFICE_LANGUAGE: z
    .enum(["en", "ar"], "must be en or ar.")
    .default("en")
    .describe("In which the office gets its mails, en or ar; its inbox speaks both."),
  CRM_WEBHOOK_URL: z.url("must be an address.").optional().describe("Where each enquiry goes as a signed webhook."),
  CRM_WEBHOOK_SECRET: z
    .string()
    .min(24, "must have at least 24 characters.")
    .optional()
    .describe("By which the CRM knows that it is ours: at least 24 characters."),
  SLACK_WEBHOOK_URL: z.url("must be an address.").optional().describe("A line in Slack for each enquiry."),
  TELEGRAM_BOT_TOKEN: z.string().optional().describe("A line in Telegram for each enquiry."),
  TELEGRAM_CHAT_ID: z.string().optional().describe("The chat in which the bot writes."),
  ...whatsAppSettings,
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe("on: webhooks may go to private addresses and without TLS. For tests, and a CRM on the same desk."),
};

function isSmtp(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value);
}
