import { z } from "zod";
import { isLoopback } from "#platform/http/loopback.ts";

/** The only host to which we send data of a chat. */
export const metaHost = "https://graph.facebook.com";

const template = "[a-z0-9_]{1,512}:[a-z]{2}(?:_[A-Z]{2})?:[0-5]";

/** The settings of the company's number in Meta's Cloud API. They are used for notices to the office and for chats with customers. */
export const whatsAppSettings = {
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, "must be the number's id: digits only.").optional().meta({
    description: "The id of the business's number in Meta's Cloud API. It is not the number itself.",
    kind: "digits",
    example: "123456789012345",
  }),
  WHATSAPP_TOKEN: z
    .string()
    .optional()
    .meta({ description: "A permanent access token that may send from this number.", kind: "text", example: "EAAG…" }),
  WHATSAPP_TO: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, "must be a number such as +971501234567.")
    .optional()
    .meta({
      description:
        "The number of the office or of a colleague that gets a line for each enquiry. It is set together with WHATSAPP_TEMPLATE.",
      kind: "a telephone number with the country's code",
      example: "+971501234567",
    }),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]+$/, "must be a template's name: small letters, digits and _.")
    .optional()
    .meta({
      description: "The name of the template for that line, which Meta has approved.",
      kind: "small letters, digits and _",
      example: "new_enquiry",
    }),
  WHATSAPP_APP_SECRET: z
    .string()
    .regex(
      /^[^\s,]{24,}(,[^\s,]{24,})?$/,
      "must have at least 24 characters without spaces; a second one after a comma.",
    )
    .optional()
    .meta({
      description:
        "The secret of Meta's app, by which Meta signs what customers write. It turns on chats in the inbox, together with WHATSAPP_VERIFY_TOKEN, WHATSAPP_PHONE_ID and WHATSAPP_TOKEN. To change it, set the old and the new one with a comma between them.",
      kind: "at least 24 characters; two secrets with a comma between them",
      example: "0123456789abcdef0123456789abcdef",
    }),
  WHATSAPP_VERIFY_TOKEN: z
    .string()
    .regex(/^\S{24,}$/, "must have at least 24 characters without spaces.")
    .optional()
    .meta({
      description: "A token of your own that Meta shows when you enter /hooks/whatsapp there.",
      kind: "at least 24 characters without spaces",
      example: "(Make one: `openssl rand -hex 24`)",
    }),
  WHATSAPP_TEMPLATES: z
    .string()
    .regex(
      new RegExp(`^${template}(?:,${template})*$`),
      "must be name:language:places, more by commas, such as survey_booked:ar:2.",
    )
    .optional()
    .meta({
      description:
        "Approved templates that colleagues may send to customers: name, language and number of places in the body, several with commas between them.",
      kind: "name:language:places",
      example: "survey_booked:en:2,survey_booked:ar:2",
    }),
  WHATSAPP_API: z
    .string()
    .refine(isMetaOrHere, "must be https://graph.facebook.com, or on this machine for tests.")
    .default(metaHost)
    .meta({
      description: "Where WhatsApp is asked. Another address is allowed only on this machine, for tests.",
      kind: "an origin",
    }),
};

function isMetaOrHere(value: string): boolean {
  const url = URL.parse(value);
  return value === metaHost || (url !== null && value === url.origin && isLoopback(url.hostname));
}

const both = ["WHATSAPP_PHONE_ID", "WHATSAPP_TOKEN"] as const;
const notices = ["WHATSAPP_TO", "WHATSAPP_TEMPLATE"] as const;
const chats = ["WHATSAPP_APP_SECRET", "WHATSAPP_VERIFY_TOKEN"] as const;

type Given = { [Name in keyof typeof whatsAppSettings]?: string | undefined };

/**
 * Returns an error text if only a part of the settings is set. Notices to the office need all their settings or none, and so do chats with
 * customers.
 */
export function whatsAppMistake(settings: Given): string | undefined {
  const isUsed = (own: readonly (keyof Given)[]) => own.some((name) => settings[name]);
  const requirements = [
    ...(isUsed([...chats, "WHATSAPP_TEMPLATES"]) ? [[...both, ...chats]] : []),
    ...(isUsed(notices) ? [[...both, ...notices]] : []),
  ];
  if (requirements.length === 0 && isUsed(both)) requirements.push([...both, ...notices]);
  for (const all of requirements) {
    const missing = all.filter((name) => !settings[name]);
    if (missing.length > 0) return `${missing.join(", ")} must be set too: WhatsApp takes all of ${all.join(", ")}.`;
  }
  return undefined;
}
