import { z } from "zod";

const onOrOff = (otherwise: "on" | "off") => z.enum(["on", "off"], "must be on or off.").default(otherwise);
const wholeNumber = (least: number, most: number, otherwise: number) => {
  const wrong = `must be a whole number from ${least} to ${most}.`;
  return z.coerce.number(wrong).int(wrong).min(least, wrong).max(most, wrong).default(otherwise);
};
const list = z
  .string()
  .default("")
  .transform((value) => value.split(",").flatMap((part) => part.trim() || []));

/** Settings of the built-in auth server; a hosted one has its own. */
export const embeddedAuthSettings = {
  AUTH_SECRET: z
    .string()
    .min(32, "must have at least 32 characters.")
    .optional()
    .describe(
      "What the auth server's secrets are encrypted with. Without it, a key in the database: then a stolen database is readable.",
    ),
  AUTH_SIGNUP: onOrOff("on").describe("off: nobody can open an account."),
  AUTH_ANONYMOUS: onOrOff("off").describe(
    "on: a calculation can be kept without an address for 30 days, until one is added.",
  ),
  AUTH_REDIRECTS: list.describe("Globs of further addresses that sign-in may lead back to, with commas between them."),
  AUTH_ORIGINS: list.describe("Of other sites whose scripts may ask, with commas between them."),
  AUTH_PHONE: onOrOff("off").describe(
    "on: codes by text message, where SITE_URL is local; they go to the mailbox page.",
  ),
  AUTH_MANUAL_LINKING: onOrOff("on").describe("off: who is signed in adds no other way in, nor takes one away."),
  AUTH_PASSKEYS: onOrOff("on").describe(
    "off: no sign-in by passkey. Where SITE_URL has no name but numbers, there is none either.",
  ),
  AUTH_PASSWORD_MIN: wholeNumber(6, 64, 8).describe(
    "Characters of a new password; the pages ask for as many of a hosted backend too.",
  ),
  AUTH_MAIL_INTERVAL: wholeNumber(0, 3600, 60).describe(
    "Seconds between two mails about the same to the same address.",
  ),
  AUTH_LIMITS: onOrOff("on").describe(
    "off, for tests only: any number of requests and mails, however soon after one another.",
  ),
  AUTH_MAIL_CONFIRMATION: onOrOff("on").describe("off, for tests only: an address counts without a confirmation."),
  AUTH_GOOGLE_CLIENT_ID: z.string().optional().describe("Sign-in with Google."),
  AUTH_GOOGLE_CLIENT_SECRET: z.string().optional().describe("Google's secret."),
  AUTH_AZURE_ISSUER: z
    .url("must be an address.")
    .optional()
    .describe("Sign-in with Microsoft: the address of the tenant."),
  AUTH_AZURE_CLIENT_ID: z.string().optional().describe("Microsoft's id of this site."),
  AUTH_AZURE_CLIENT_SECRET: z.string().optional().describe("Microsoft's secret."),
  AUTH_APPLE_CLIENT_ID: z.string().optional().describe("Sign-in with Apple."),
  AUTH_APPLE_TEAM_ID: z.string().optional().describe("Apple's secret is signed with a key of theirs: the team's id,"),
  AUTH_APPLE_KEY_ID: z.string().optional().describe("the key's id,"),
  AUTH_APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll("\\n", "\n"))
    .optional()
    .describe("and the key (PEM; line breaks may be written as \\n)."),
  AUTH_OIDC_ISSUER: z
    .url("must be an address.")
    .optional()
    .describe("Any other provider that speaks OpenID Connect; the client calls it keycloak."),
  AUTH_OIDC_CLIENT_ID: z.string().optional().describe("The provider's id of this site."),
  AUTH_OIDC_CLIENT_SECRET: z.string().optional().describe("The provider's secret."),
};

type Settings = Partial<
  Record<
    | "SUPABASE_URL"
    | "SUPABASE_ANON_KEY"
    | "SUPABASE_SERVICE_ROLE_KEY"
    | "AUTH_LIMITS"
    | "AUTH_MAIL_CONFIRMATION"
    | "AUTH_PHONE",
    string
  >
>;

/** Refuses settings that would be insecure, or would let nobody sign in. */
export function authMistake(settings: Settings, local: boolean): string | undefined {
  if (settings.SUPABASE_URL && !settings.SUPABASE_ANON_KEY)
    return "SUPABASE_ANON_KEY must be set where SUPABASE_URL is: browsers ask the backend with it.";
  if (settings.SUPABASE_URL && !settings.SUPABASE_SERVICE_ROLE_KEY)
    return "SUPABASE_SERVICE_ROLE_KEY must be set where SUPABASE_URL is: the team is invited and accounts are deleted with it.";
  if (local) return undefined;
  if (settings.AUTH_LIMITS === "off") return "AUTH_LIMITS can be off only where SITE_URL is local: it is for tests.";
  if (settings.AUTH_MAIL_CONFIRMATION === "off")
    return "AUTH_MAIL_CONFIRMATION can be off only where SITE_URL is local: whoever signs up could take any address.";
  if (settings.AUTH_PHONE === "on")
    return "AUTH_PHONE can be on only where SITE_URL is local: there is no gateway for text messages.";
  return undefined;
}
