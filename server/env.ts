import { z } from "zod";
import { authMistake, embeddedAuthSettings } from "./identity/settings.ts";
import { isLoopback } from "./loopback.ts";
import { StartError } from "./start-error.ts";

/** Sentences are completed with the variable's name in front, and never repeat the value: it may be a secret. */
const schema = z.object({
  PORT: z.coerce
    .number("must be a number.")
    .int("must be a whole number.")
    .min(0, "must be 0 to 65535.")
    .max(65535, "must be 0 to 65535.")
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be a host name or an IP address.")
    .optional(),
  DATA_DIR: z.string().default("./data"),
  SITE_URL: z
    .string()
    .refine(isOrigin, "must be an address such as https://www.example.com, without a path.")
    .optional(),
  DATABASE_URL: z.string().refine(isPostgres, "must start with postgres:// or postgresql://.").optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(none|[1-9])$/, "must be none, or how many proxies of yours stand in front (1 to 9).")
    .default("none"),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent.")
    .default("info"),
  /** Without it mails go to the mailbox page. */
  SMTP_URL: z.string().refine(isSmtp, "must start with smtp:// or smtps://.").optional(),
  /** Default: the company's own address. */
  MAIL_FROM: z.email("must be an e-mail address.").optional(),
  OFFICE_EMAIL: z.email("must be an e-mail address.").optional(),
  /** In which the office gets its mails; its inbox speaks both. */
  OFFICE_LANGUAGE: z.enum(["en", "ar"], "must be en or ar.").default("en"),
  CRM_WEBHOOK_URL: z.url("must be an address.").optional(),
  CRM_WEBHOOK_SECRET: z.string().min(24, "must have at least 24 characters.").optional(),
  SLACK_WEBHOOK_URL: z.url("must be an address.").optional(),
  TELEGRAM_BOT_TOKEN: z.string().optional(),
  TELEGRAM_CHAT_ID: z.string().optional(),
  WHATSAPP_PHONE_ID: z.string().regex(/^\d+$/, "must be the number's id: digits only.").optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_TO: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, "must be a number such as +971501234567.")
    .optional(),
  WHATSAPP_TEMPLATE: z
    .string()
    .regex(/^[a-z0-9_]+$/, "must be a template's name: small letters, digits and _.")
    .optional(),
  /** On: webhooks may go to private addresses and without TLS. For tests, and a CRM on the same desk. */
  WEBHOOK_ALLOW_PRIVATE: z.enum(["on", "off"], "must be on or off.").default("off"),
  /** On: a doubtful form must do some work in the browser before it counts as a person's. */
  SPAM_PROOF: z.enum(["on", "off"], "must be on or off.").default("off"),
  /** A hosted auth backend; without it the site vouches for people itself (docs/auth.md). */
  SUPABASE_URL: z.string().refine(isOrigin, "must be an address such as https://abc.supabase.co.").optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  /** Hosted: what the team page works with. Embedded: opens /auth/v1/admin to who has it. */
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(32, "must have at least 32 characters.").optional(),
  SUPABASE_JWT_SECRET: z.string().min(32, "must have at least 32 characters.").optional(),
  /** Off: staff come in without a second factor. */
  STAFF_MFA: z.enum(["on", "off"], "must be on or off.").default("on"),
  ...embeddedAuthSettings,
  /** So many forms of one address are taken within an hour. */
  FORM_LIMIT_PER_HOUR: z.coerce.number("must be a number.").int().min(1, "must be at least 1.").default(20),
  /** After so many days without a change, what a person told us is erased; the privacy notice names these terms. */
  RETAIN_WON_DAYS: days(5 * 365),
  RETAIN_LEAD_DAYS: days(365),
  RETAIN_SPAM_DAYS: days(30),
});

const whatsapp = ["WHATSAPP_PHONE_ID", "WHATSAPP_TOKEN", "WHATSAPP_TO", "WHATSAPP_TEMPLATE"] as const;

function days(otherwise: number) {
  return z.coerce.number("must be a number of days.").int().min(1, "must be at least 1.").default(otherwise);
}

function isSmtp(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value);
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isPostgres(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
}

export type Env = ReturnType<typeof parseEnv>;

export function parseEnv(source: Record<string, string | undefined>) {
  // Container tools hand over an unset variable as an empty one.
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(filled);
  if (!parsed.success) {
    throw new StartError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join("\n"));
  }
  if (parsed.data.CRM_WEBHOOK_URL && !parsed.data.CRM_WEBHOOK_SECRET)
    throw new StartError(
      "CRM_WEBHOOK_SECRET must be set where CRM_WEBHOOK_URL is: the CRM knows by it that a lead is ours.",
    );
  const missing = whatsapp.filter((name) => !parsed.data[name]);
  if (missing.length > 0 && missing.length < whatsapp.length)
    throw new StartError(`${missing.join(", ")} must be set too: WhatsApp takes all of ${whatsapp.join(", ")}.`);
  const { HOST, SITE_URL, ...rest } = parsed.data;
  const mistake = authMistake(rest, SITE_URL === undefined || isLocal(SITE_URL));
  if (mistake) throw new StartError(mistake);
  return {
    ...rest,
    SUPABASE_URL: rest.SUPABASE_URL && new URL(rest.SUPABASE_URL).origin,
    SITE_URL: new URL(SITE_URL ?? `http://localhost:${rest.PORT}`).origin,
    // A laptop must not offer the site and its database of leads to the café's network. Who names a public
    // address has configured a deployment, and there (containers above all) only all interfaces are reachable.
    HOST: HOST ?? (SITE_URL && !isLocal(SITE_URL) ? "0.0.0.0" : "127.0.0.1"),
  };
}

const isLocal = (url: string) => isLoopback(new URL(url).hostname);

let parsedOnce: Env | undefined;

/** The process environment, read once and on first use, so that importing a module never fails. */
export function env(): Env {
  parsedOnce ??= parseEnv(process.env);
  return parsedOnce;
}
