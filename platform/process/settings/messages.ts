import { z } from "zod";
import { mailboxAt } from "#platform/mail/mailbox-address.ts";

/** Settings of mails that are sent and received. */
export const mailSettings = {
  SMTP_URL: z.string().refine(isSmtp, "must start with smtp:// or smtps://.").optional().meta({
    description:
      "The mail server. Without it mails are shown on the page /mailbox and go nowhere. With port 587, ?requireTLS=true insists on encryption.",
    kind: "the address of a mail server, with user and password",
    example: "smtps://user:password@mail.example.com:465",
  }),
  MAIL_FROM: z.email("must be an email address.").optional().meta({
    description: "The sender of our mails.",
    example: "office@example.com",
    otherwise: "email in content/company.yaml",
  }),
  OFFICE_EMAIL: z.email("must be an email address.").optional().meta({
    description: "Where the office reads its mails.",
    example: "office@example.com",
    otherwise: "email in content/company.yaml",
  }),
  REPLY_ADDRESS: z
    .string()
    .toLowerCase()
    .regex(
      /^[a-z0-9._+-]{0,11}\*@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
      "must be an address with one * and at most 11 characters before it, such as reply+*@example.com or *@in.example.com.",
    )
    .optional()
    .meta({
      description:
        "Where customers' answers to our mails go, so that they stand on their lead. For * each mail has a key of its lead. It is set together with MAIL_HOOK_SECRET or MAIL_IMAP_URL.",
      kind: "an email address with one * and at most 11 characters before it",
      example: "reply+*@example.com",
    }),
  MAIL_HOOK_SECRET: z
    .string()
    .regex(
      /^[^\s,]{24,}(,[^\s,]{24,})?$/,
      "must have at least 24 characters without spaces; a second one after a comma.",
    )
    .optional()
    .meta({
      description:
        "What the mail provider shows when it brings answers to /hooks/mail. To change it, set the old and the new one with a comma between them until the provider has the new one.",
      kind: "at least 24 characters; two secrets with a comma between them",
      example: "(Make one: `openssl rand -hex 24`)",
    }),
  MAIL_IMAP_URL: z
    .string()
    .refine(
      (value) => mailboxAt(value) !== undefined,
      "must be imaps://user:password@host, both percent-encoded; without TLS only on this machine.",
    )
    .optional()
    .meta({
      description:
        "A mailbox for answers that nobody else uses, read once a minute; instead of /hooks/mail or beside it. User and password are percent-encoded.",
      kind: "the address of a mailbox; without TLS only on this machine",
      example: "imaps://user:password@mail.example.com",
    }),
  MAIL_AUTHSERV_ID: z
    .string()
    .toLowerCase()
    .regex(/^[^\s;]{1,253}$/, "must be the name that begins the line, such as mx.example.com.")
    .optional()
    .meta({
      description:
        "The name with which the server that takes answers in begins its lines Authentication-Results. With it, only these lines prove who sent a mail.",
      kind: "a name",
      example: "mx.example.com",
    }),
  REPLY_BOUNCES: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe(
      "on: mails that cannot be delivered come back to REPLY_ADDRESS, and the lead says so. The SPF record of its domain must name your mail server.",
    ),
  CAREERS_EMAIL: z.email("must be an email address.").optional().meta({
    description: "Where applications are read.",
    example: "careers@example.com",
    otherwise: "careersEmail in content/company.yaml, or else the office's address",
  }),
  OFFICE_LANGUAGE: z
    .enum(["en", "ar"], "must be en or ar.")
    .default("en")
    .describe(
      "The language of the mails to the office. Customers get theirs in the language of their form, and the inbox speaks both.",
    ),
};

/** Settings of webhooks: messages about an enquiry to other programs. */
export const webhookSettings = {
  CRM_WEBHOOK_URL: z.url("must be an address.").optional().meta({
    description: "Where each enquiry is posted as a signed webhook. It needs CRM_WEBHOOK_SECRET.",
    example: "https://crm.example.com/hooks/leads",
  }),
  CRM_WEBHOOK_SECRET: z.string().min(24, "must have at least 24 characters.").optional().meta({
    description:
      "The key with which the webhook is signed, so that the CRM knows that it is ours. One that begins with `whsec_` is base64.",
    kind: "at least 24 characters",
    example: "(Make one: `openssl rand -hex 24`)",
  }),
  SLACK_WEBHOOK_URL: z.url("must be an address.").optional().meta({
    description: "An incoming webhook of Slack: it gets a line for each enquiry, without anything personal.",
    example: "https://hooks.slack.com/services/…",
  }),
  TELEGRAM_BOT_TOKEN: z.string().optional().meta({
    description: "The token of a Telegram bot that writes a line for each enquiry, without anything personal.",
    kind: "text",
    example: "123456:ABC…",
  }),
  TELEGRAM_CHAT_ID: z
    .string()
    .optional()
    .meta({ description: "The chat in which the Telegram bot writes.", kind: "text", example: "-1001234567890" }),
  WEBHOOK_ALLOW_PRIVATE: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe(
      "on: webhooks may go to private addresses and without TLS. It is for tests, and for a CRM on the same desk.",
    ),
};

function isSmtp(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value);
}
