import { z } from "zod";
import { isLoopback } from "#platform/http/loopback.ts";
import { authMistake } from "#platform/identity/settings.ts";
import { whatsAppMistake, whatsAppSettings } from "#platform/whatsapp/settings.ts";
import { editorSettings } from "./settings/editor.ts";
import { mailSettings, webhookSettings } from "./settings/messages.ts";
import { retentionSettings } from "./settings/retention.ts";
import { signInSettings } from "./settings/sign-in.ts";
import { siteSettings } from "./settings/site.ts";
import { visitorSettings } from "./settings/visitors.ts";
import { watchSettings } from "./settings/watch.ts";
import { StartError } from "./start-error.ts";

/**
 * All settings. Each error message of a check is a sentence that follows the variable's name. A message must never repeat the value,
 * because it may be a secret. docs/settings.md and .env.example are generated from the `.meta` of each setting.
 */
export const schema = z.object({
  ...siteSettings,
  ...mailSettings,
  ...webhookSettings,
  ...whatsAppSettings,
  ...visitorSettings,
  ...signInSettings,
  ...retentionSettings,
  ...watchSettings,
  ...editorSettings,
});

export type Env = ReturnType<typeof parseEnv>;

export function parseEnv(source: Record<string, string | undefined>) {
  // Container tools pass an unset variable as an empty string.
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
    // The default is loopback, so that a laptop in a café does not offer the site and its leads to everybody in the network. If SITE_URL is
    // a public address, this is a deployment: there, above all in a container, the site must be reachable on all network interfaces.
    HOST: HOST ?? (SITE_URL && !isLocal(SITE_URL) ? "0.0.0.0" : "127.0.0.1"),
  };
}

const isLocal = (url: string) => isLoopback(new URL(url).hostname);

let parsedOnce: Env | undefined;

/** The settings of this process. They are read at the first call and not at import, so that importing a module never fails. */
export function env(): Env {
  parsedOnce ??= parseEnv(process.env);
  return parsedOnce;
}
