import { type Env, env } from "#platform/process/env.ts";

/** Versions of Meta's interface end after about two years. Then read what changed, and raise the version here. */
const version = "v25.0";

export interface Template {
  name: string;
  language: string;
  /** The number of variables in the template. */
  places: number;
}

export interface ChatSettings {
  /** The address of Meta's interface, with the version. */
  address: string;
  /** True if the server is on this machine, for tests. It then needs no TLS. */
  isHere: boolean;
  phoneId: string;
  token: string;
  secrets: readonly string[];
  verifyToken: string;
  templates: Template[];
  /** The number to which our own notices are sent. */
  office: string;
}

export const graphAddress = (host: string): string => `${host}/${version}`;

/** Returns undefined if this site does not answer by WhatsApp. */
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
