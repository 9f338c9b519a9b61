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
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters.").optional().meta({
    description:
      "What the built-in sign-in encrypts its secrets with. Set it in production: without it the key is in the database, and whoever steals the database can read them.",
    kind: "at least 32 characters",
    example: "(Make one: `openssl rand -base64 32`)",
  }),
  AUTH_SIGNUP: onOrOff("on").describe("off: nobody can open an account; only who was invited comes in."),
  AUTH_ANONYMOUS: onOrOff("off").describe(
    "on: a calculation can be kept without an email address for 30 days, until one is added. It needs AUTH_SIGNUP.",
  ),
  AUTH_REDIRECTS: list.meta({
    description: "Further addresses to which sign-in may lead back.",
    kind: "globs of addresses, with commas between them",
    example: "com.example.app://**",
    otherwise: "none",
  }),
  AUTH_ORIGINS: list.meta({
    description: "Other sites whose scripts may ask the sign-in.",
    kind: "origins, with commas between them",
    example: "https://app.example.com",
    otherwise: "none",
  }),
  AUTH_PHONE: onOrOff("off").describe(
    "on: codes by text message. There is no gateway for them, so it works only where SITE_URL is local, and they go to the page /mailbox.",
  ),
  AUTH_MANUAL_LINKING: onOrOff("on").describe(
    "off: somebody who is signed in can neither add another way to sign in nor take one away.",
  ),
  AUTH_PASSKEYS: onOrOff("on").describe(
    "off: no sign-in by passkey. A passkey belongs to the domain of SITE_URL; where that is an IP address there are none.",
  ),
  AUTH_PASSWORD_MIN: wholeNumber(6, 64, 8).describe(
    "How many characters a new password needs. The pages ask for as many of a hosted backend too.",
  ),
  AUTH_MAIL_INTERVAL: wholeNumber(0, 3600, 60).describe(
    "Seconds between two mails about the same thing to the same address.",
  ),
  AUTH_LIMITS: onOrOff("on").describe(
    "off: any number of sign-in requests and mails, however soon after one another. It is for tests, and refused where SITE_URL is public.",
  ),
  AUTH_MAIL_CONFIRMATION: onOrOff("on").describe(
    "off: an email address counts without a confirmation. It is for tests, and refused where SITE_URL is public.",
  ),
  AUTH_GOOGLE_CLIENT_ID: z.string().optional().meta({
    description: "Sign-in with Google: the id of this site there.",
    kind: "text",
    example: "1234567890-abc.apps.googleusercontent.com",
  }),
  AUTH_GOOGLE_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: "Google's secret for this site.", kind: "text", example: "(Google gives it)" }),
  AUTH_AZURE_ISSUER: z.url("must be an address.").optional().meta({
    description: "Sign-in with Microsoft: the address of the tenant.",
    example: "https://login.microsoftonline.com/TENANT/v2.0",
  }),
  AUTH_AZURE_CLIENT_ID: z
    .string()
    .optional()
    .meta({ description: "Microsoft's id of this site.", kind: "text", example: "(Microsoft gives it)" }),
  AUTH_AZURE_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: "Microsoft's secret for this site.", kind: "text", example: "(Microsoft gives it)" }),
  AUTH_APPLE_CLIENT_ID: z
    .string()
    .optional()
    .meta({ description: "Sign-in with Apple: the id of this site there.", kind: "text", example: "com.example.www" }),
  AUTH_APPLE_TEAM_ID: z.string().optional().meta({
    description: "The id of your team at Apple. Apple's secret is signed with a key of that team.",
    kind: "text",
    example: "A1B2C3D4E5",
  }),
  AUTH_APPLE_KEY_ID: z
    .string()
    .optional()
    .meta({ description: "The id of that key.", kind: "text", example: "F6G7H8I9J0" }),
  AUTH_APPLE_PRIVATE_KEY: z
    .string()
    .transform((pem) => pem.replaceAll("\\n", "\n"))
    .optional()
    .meta({
      description: "That key. Line breaks may be written as \\n.",
      kind: "a private key in PEM format",
      example: "-----BEGIN PRIVATE KEY-----\\n…",
    }),
  AUTH_OIDC_ISSUER: z.url("must be an address.").optional().meta({
    description: "Any other provider that speaks OpenID Connect. The client calls it keycloak.",
    example: "https://id.example.com/realms/company",
  }),
  AUTH_OIDC_CLIENT_ID: z
    .string()
    .optional()
    .meta({ description: "That provider's id of this site.", kind: "text", example: "website" }),
  AUTH_OIDC_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: "That provider's secret for this site.", kind: "text", example: "(The provider gives it)" }),
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

/** Refuses settings that are insecure, or with which nobody could sign in. */
export function authMistake(settings: Settings, local: boolean): string | undefined {
  if (settings.SUPABASE_URL && !settings.SUPABASE_ANON_KEY)
    return "SUPABASE_ANON_KEY must be set where SUPABASE_URL is: browsers ask the backend with it.";
  if (settings.SUPABASE_URL && !settings.SUPABASE_SERVICE_ROLE_KEY)
    return "SUPABASE_SERVICE_ROLE_KEY must be set where SUPABASE_URL is: colleagues are invited and accounts are deleted with it.";
  if (local) return undefined;
  if (settings.AUTH_LIMITS === "off") return "AUTH_LIMITS can be off only where SITE_URL is local: it is for tests.";
  if (settings.AUTH_MAIL_CONFIRMATION === "off")
    return "AUTH_MAIL_CONFIRMATION can be off only where SITE_URL is local: whoever signs up could take any address.";
  if (settings.AUTH_PHONE === "on")
    return "AUTH_PHONE can be on only where SITE_URL is local: there is no gateway for text messages.";
  return undefined;
}
