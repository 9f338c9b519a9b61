import { type Env, env } from "#platform/process/env.ts";

/**
 * The version of Meta's API. A version works for about two years. Before it ends, read the changes of the next version and raise this
 * number.
 */
const version = "v25.0";

export interface Template {
  name: string;
  language: string;
  /** The number of variables in the template. */
  places: number;
}

export interface ChatSettings {
  /** The address of Meta's API, with the version. */
  address: string;
  /** True if the API is a server on this machine without TLS, as in tests. */
  isHere: boolean;
  phoneId: string;
  token: string;
  secrets: readonly string[];
  verifyToken: string;
  templates: Template[];
  /** The phone number that gets our own notices. */
  office: string;
}

export const graphAddress = (host: string): string => `${host}/${version}`;

/** Returns the settings for WhatsApp, or undefined if this site does not answer by WhatsApp. */
export function chatSettings(settings: Env = env()): ChatSettings | undefined {
  const { WHATSAPP_APP_SECRET, WHATSAPP_VERIFY_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_TOKEN } = settings;
  if (!WHATSAPP_APP_SECRET || !WHATSAPP_VERIFY_TOKEN || !WHATSAPP_PHONE_ID || !WHATSAPP_TOKEN) return undefined;
  return {
    address: graphAddress(settings.WHATSAPP_API),
    isHere: !settings.WHATSAPP_API.startsWith("https:"),
    phoneId: WHATSAPP_PHONE_ID,
    token: WHATSAPP_TOKEN,
    secrets: WHATSAPP_APP_SECRET.split(","),
    verifyToken: WHATSAPP_VERIFY_TOKEN,
    templates: (settings.WHATSAPP_TEMPLATES ?? "").split(",").filter(Boolean).map(templateOf),
    office: settings.WHATSAPP_TO ?? "",
  };
}

function templateOf(text: string): Template {
  const [name = "", language = "", places] = text.split(":");
  return { name, language, places: Number(places) };
}
