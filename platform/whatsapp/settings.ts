import { z } from "zod";
import { isLoopback } from "#platform/http/loopback.ts";

/** The one place to which anything of a chat goes. */
export const metaHost = "https://graph.facebook.com";

const template = "[a-z0-9_]{1,512}:[a-z]{2}(?:_[A-Z]{2})?:[0-5]";

/** The number of the business in Meta's Cloud API: what it tells the office, and what is written and answered by it. */
export const whatsAppSettings = {
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d+$/, "must be the number's id: digits only.")
    .optional()
    .describe("The id of the number that writes by WhatsApp, to the office or to customers: digits only."),
  WHATSAPP_TOKEN: z.string().optional().describe("The access token of WhatsApp's interface."),
  WHATSAPP_TO: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, "must be a number such as +971501234567.")
    .optional()
    .describe("The office's number, such as +971501234567, which gets a line for each enquiry."),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]+$/, "must be a template's name: small letters, digits and _.")
    .optional()
    .describe("The approved template of that line (docs/mail-and-webhooks.md)."),
  WHATSAPP_APP_SECRET: z
    .string()
    .regex(
      /^[^\s,]{24,}(,[^\s,]{24,})?$/,
      "must have at least 24 characters without spaces; a second one after a comma.",
    )
    .optional()
    .describe(
      "By which Meta signs what customers write, for chats in the inbox (docs/mail-and-webhooks.md). Two, by a comma, while it changes.",
    ),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .regex(/^\S{24,}$/, "must have at least 24 characters without spaces.")
    .optional()
    .describe("What Meta shows when /hooks/whatsapp is entered there: at least 24 characters."),
  WHATSAPP_TEMPLATES: z
    .string()
    .regex(
      new RegExp(`^${template}(?:,${template})*$`),
      "must be name:language:places, more by commas, such as survey_booked:ar:2.",
    )
    .optional()
    .describe(
      "Approved templates that colleagues may send to customers, as name:language:places, with commas between them.",
    ),
  WHATSAPP_API: z
    .string()
    .refine(isMetaOrHere, "must be https://graph.facebook.com, or on this machine for tests.")
    .default(metaHost)
    .describe("Where WhatsApp is asked; another one only on this machine, for tests."),
};

function isMetaOrHere(value: string): boolean {
  const url = URL.parse(value);
  return value === metaHost || (url !== null && value === url.origin && isLoopback(url.hostname));
}

const both = ["WHATSAPP_PHONE_ID", "WHATSAPP_TOKEN"] as const;
const notices = ["WHATSAPP_TO", "WHATSAPP_TEMPLATE"] as const;
const chats = ["WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"] as const;

type Given = { [Name in keyof typeof whatsAppSettings]?: string | undefined };

/** Notices to the office and chats with customers: each is set up whole, or not at all. */
export function whatsAppMistake(given: Given): string | undefined {
  const isUsed = (own: readonly (keyof Given)[]) => own.some((name) => given[name]);
  const asked = [
    ...(isUsed([...chats, "WHATSAPP_TEMPLATES"]) ? [[...both, ...chats]] : []),
    ...(isUsed(notices) ? [[...both, ...notices]] : []),
  ];
  if (asked.length === 0 && isUsed(both)) asked.push([...both, ...notices]);
  for (const all of asked) {
    const missing = all.filter((name) => !given[name]);
    if (missing.length > 0) return `${missing.join(", ")} must be set too: WhatsApp takes all of ${all.join(", ")}.`;
  }
  return undefined;
}
