import { z } from "zod";
import { isLoopback } from "#platform/http/loopback.ts";
import { authMistake, embeddedAuthSettings } from "#platform/identity/settings.ts";
import { whatsAppMistake } from "#platform/whatsapp/settings.ts";
import { messageSettings } from "./settings/messages.ts";
import { isOrigin, siteSettings } from "./settings/site.ts";
import { StartError } from "./start-error.ts";

/** Each sentence is completed with the variable's name in front. Never repeat the value: it may be a secret. */
export const schema = z.object({
  ...siteSettings,
  ...messageSettings,
  GA4_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, "must be a measurement id such as G-AB12CD34EF.")
    .optional()
    .describe("Google Analytics 4: requests and what became of them, of visitors who agreed (docs/analytics.md)."),
  GA4_API_SECRET: z
    .string()
    .regex(/^[\w-]{8,100}$/, "must be 8 to 100 letters, digits, _ and -.")
    .optional()
    .describe("The secret of its Measurement Protocol."),
  GA4_ENDPOINT: z
    .string()
    .refine(isOrigin, "must be an address such as https://region1.google-analytics.com.")
    .default("https://www.google-analytics.com")
    .describe("Where Google Analytics receives: https://region1.google-analytics.com keeps it in the EU."),
  GOOGLE_VERIFICATION: z
    .string()
    .regex(
      /^google[0-9a-f]{8,40}\.html$/,
      "must be the name of the file that Search Console offers, such as google1a2b3c4d5e6f7a8b.html.",
    )
    .optional()
    .describe("Google Search Console: the name of its HTML file; the site answers it (docs/operations.md)."),
  BING_VERIFICATION: z
    .string()
    .regex(/^[0-9A-Fa-f]{32}$/, "must be the 32 characters between <user> and </user> in BingSiteAuth.xml.")
    .optional()
    .describe("Bing Webmaster Tools: the key in its BingSiteAuth.xml; the site answers that file."),
  WEEKLY_REPORT: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe("on: every Monday the owners get last week's figures of visits by mail (docs/analytics.md)."),
  SPAM_PROOF: z
    .enum(["on", "off"], "must be on or off.")
    .default("off")
    .describe("on: a doubtful form must do some work in the browser before it counts as a person's."),
  SUPABASE_URL: z
    .string()
    .refine(isOrigin, "must be an address such as https://abc.supabase.co.")
    .optional()
    .describe("A hosted auth backend; without it the site vouches for people itself (docs/auth.md)."),
  SUPABASE_ANON_KEY: z.string().optional().describe("What browsers ask the hosted backend with."),
  SUPABASE_SERVICE_ROLE_KEY: z
    .string()
    .min(32, "must have at least 32 characters.")
    .optional()
    .describe("Hosted: what the team page works with. Embedded: opens /auth/v1/admin to who has it."),
  SUPABASE_JWT_SECRET: z
    .string()
    .min(32, "must have at least 32 characters.")
    .optional()
    .describe("The hosted backend's secret for tokens, where it signs them with one."),
  STAFF_MFA: z
    .enum(["on", "off"], "must be on or off.")
    .default("on")
    .describe("off: staff come in without a second factor."),
  ...embeddedAuthSettings,
  FORM_LIMIT_PER_HOUR: z.coerce
    .number("must be a number.")
    .int()
    .min(1, "must be at least 1.")
    .default(20)
    .describe("So many forms of one address are taken within an hour."),
  COMPUTE_SECONDS_PER_MINUTE: z.coerce
    .number("must be a number.")
    .min(1, "must be at least 1.")
    .default(15)
    .describe("Seconds of processor that one address may have within a minute for calculations that cost much."),
  RETAIN_WON_DAYS: days(5 * 365).describe(
    "After so many days without a change personal data of a lead that led to a job (won, or with an accepted quotation or a contract) are erased; the privacy notice names these terms.",
  ),
  RETAIN_LEAD_DAYS: days(365).describe("The same of a lead that led to no job."),
  RETAIN_SPAM_DAYS: days(30).describe("The same of spam."),
  RETAIN_APPLICATION_DAYS: days(183).describe(
    "So many days after the decision, or the last change, an application for a job is erased.",
  ),
  RETAIN_TALENT_POOL_DAYS: days(365).describe("The same of an applicant who agreed to be kept for later jobs."),
  RETAIN_VIEW_DAYS: days(90, 3).describe(
    "So many days single page views, events and searches are kept, 3 at least, because yesterday is summed from them; their sums stay.",
  ),
  RETAIN_VISIT_DAYS: days(425).describe("The same of visits, which nobody can be recognised in after 48 hours."),
  METRICS_TOKEN: z
    .string()
    .min(24, "must have at least 24 characters.")
    .regex(/^[\x21-\x7e]+$/, "must be letters, digits and signs without spaces.")
    .optional()
    .describe(
      "Opens /metrics to who sends it as a bearer token: at least 24 characters. Without it there is no such page.",
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(
      /^https?:\/\/[^\s?#@]+$/,
      "must be an address such as http://127.0.0.1:4318, without a query and a password.",
    )
    .refine(URL.canParse, "must be an address such as http://127.0.0.1:4318.")
    .optional()
    .describe("A collector of OpenTelemetry's (OTLP over HTTP) that gets traces; without it nothing is traced."),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[\w-]+=[\w%.~+/=-]+(,[\w-]+=[\w%.~+/=-]+)*$/,
      "must be name=value, more by commas, values percent-encoded.",
    )
    .optional()
    .describe("Headers for it, such as a key: name=value,name=value, percent-encoded."),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number("must be a number.")
    .min(0, "must be 0 to 1.")
    .max(1, "must be 0 to 1.")
    .default(1)
    .describe("Which share of requests and messages is traced, 0 to 1."),
  EDITOR_URL: z
    .string()
    .refine(isOrigin, "must be an address such as https://edit.example.com, without a path.")
    .optional()
    .describe("Where the content editor stands online (docs/editing/online.md); without it the office leads to none."),
  EDITOR_SECRET: z
    .string()
    .min(32, "must have at least 32 characters.")
    .optional()
    .describe("By which the editor knows whom the office let through: at least 32 characters, the same there."),
  BACKUP_DIR: z.string().optional().describe("Where the backups are, so that their age can be watched."),
  BACKUP_PASSPHRASE: passphrase().describe(
    "Encrypts backups, and opens those that are encrypted. Without it they are lost: keep it elsewhere too.",
  ),
  BACKUP_PASSPHRASE_OLD: passphrase().describe(
    "Opens backups that were encrypted with an earlier passphrase; nothing is written with it.",
  ),
  CERTIFICATE_FILE: z
    .string()
    .optional()
    .describe("The certificate that the proxy shows, so that its last day can be watched."),
  SCAN_URL: z
    .string()
    .refine(isScanner, "must be tcp://host:port of clamd, or an http:// or https:// address.")
    .optional()
    .describe("A virus scanner for CVs: tcp://127.0.0.1:3310 for clamd, or an HTTP address (docs/careers.md)."),
});

function days(otherwise: number, least = 1) {
  const number = z.coerce.number("must be a number of days.").int();
  return number.min(least, `must be at least ${least}.`).default(otherwise);
}

/** systemd, Docker and Node read these signs of a file in ways of their own, and a backup opens with the very same passphrase only. */
function passphrase() {
  const text = z.string().trim().min(20, "must have at least 20 characters.");
  return text.regex(/^[^"'`\\#$]+$/, "must have no quotes, backslashes, # or $.").optional();
}

function isScanner(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && (/^https?:$/.test(url.protocol) || (url.protocol === "tcp:" && url.port !== ""));
}

export type Env = ReturnType<typeof parseEnv>;

export function parseEnv(source: Record<string, string | undefined>) {
  // Container tools pass an unset variable as an empty one.
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(filled);
  if (!parsed.success) {
    throw new StartError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join("\n"));
  }
  if (parsed.data.CRM_WEBHOOK_URL && !parsed.data.CRM_WEBHOOK_SECRET)
    throw new StartError(
      "CRM_WEBHOOK_SECRET must be set where CRM_WEBHOOK_URL is: the CRM knows by it that a lead is ours.",
    );
  if (!parsed.data.GA4_MEASUREMENT_ID !== !parsed.data.GA4_API_SECRET)
    throw new StartError("GA4_MEASUREMENT_ID and GA4_API_SECRET must be set together: Google takes neither alone.");
  if (!parsed.data.REPLY_ADDRESS !== !(parsed.data.MAIL_HOOK_SECRET ?? parsed.data.MAIL_IMAP_URL))
    throw new StartError(
      "REPLY_ADDRESS and MAIL_HOOK_SECRET or MAIL_IMAP_URL must be set together: what is answered must find its way in, and nothing else.",
    );
  if (!parsed.data.EDITOR_URL !== !parsed.data.EDITOR_SECRET)
    throw new StartError("EDITOR_URL and EDITOR_SECRET must be set together: the editor lets nobody in without it.");
  const lacking = whatsAppMistake(parsed.data);
  if (lacking) throw new StartError(lacking);
  const { HOST, SITE_URL, ...rest } = parsed.data;
  if (rest.HSTS_PRELOAD === "on" && !SITE_URL?.startsWith("https:"))
    throw new StartError("HSTS_PRELOAD must be off unless SITE_URL starts with https.");
  if (rest.STATIC_URL && new URL(rest.STATIC_URL).origin === new URL(SITE_URL ?? "http://localhost").origin)
    throw new StartError("STATIC_URL must be another address than SITE_URL: the static host's, not this server's.");
  if (rest.STATIC_URL?.startsWith("http:") && !isLocal(rest.STATIC_URL))
    throw new StartError("STATIC_URL must start with https: whoever changes its pages on the way reads its forms.");
  const mistake = authMistake(rest, SITE_URL === undefined || isLocal(SITE_URL));
  if (mistake) throw new StartError(mistake);
  return {
    ...rest,
    SUPABASE_URL: rest.SUPABASE_URL && new URL(rest.SUPABASE_URL).origin,
    STATIC_URL: rest.STATIC_URL && new URL(rest.STATIC_URL).origin,
    SITE_URL: new URL(SITE_URL ?? `http://localhost:${rest.PORT}`).origin,
    // Loopback by default, so that a laptop does not offer the site and its leads to the café's network. A public address means a
    // deployment; there, above all in containers, the site must be reachable on all interfaces.
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
