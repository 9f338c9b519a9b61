import { z } from "zod";

const onOrOff = (otherwise: "on" | "off") => z.enum(["on", "off"], "must be on or off.").default(otherwise);
const list = z
  .string()
  .default("")
  .transform((value) => value.split(",").flatMap((part) => part.trim() || []));

/** Settings of the auth server that comes with the site; a hosted one has its own. */
export const embeddedAuthSettings = {
  /** What its secrets are encrypted with. Without it, a key in the database: then a stolen database is readable. */
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters.").optional(),
  AUTH_SIGNUP: onOrOff("on"),
  /** Globs of further addresses that sign-in may lead back to, with commas between them. */
  AUTH_REDIRECTS: list,
  /** Of other sites whose scripts may ask, with commas between them. */
  AUTH_ORIGINS: list,
  /** Text messages; until a gateway is set they go to the mailbox page. */
  AUTH_PHONE: onOrOff("off"),
  /** Off, for tests only: any number of requests, and no mail before the first sign-in. */
  AUTH_LIMITS: onOrOff("on"),
  AUTH_MAIL_CONFIRMATION: onOrOff("on"),
  AUTH_GOOGLE_CLIENT_ID: z.string().optional(),
  AUTH_GOOGLE_CLIENT_SECRET: z.string().optional(),
  AUTH_AZURE_ISSUER: z.url("must be an address.").optional(),
  AUTH_AZURE_CLIENT_ID: z.string().optional(),
  AUTH_AZURE_CLIENT_SECRET: z.string().optional(),
  AUTH_APPLE_CLIENT_ID: z.string().optional(),
  AUTH_APPLE_CLIENT_SECRET: z.string().optional(),
  /** Any other provider that speaks OpenID Connect; the client calls it `keycloak`. */
  AUTH_OIDC_ISSUER: z.url("must be an address.").optional(),
  AUTH_OIDC_CLIENT_ID: z.string().optional(),
  AUTH_OIDC_CLIENT_SECRET: z.string().optional(),
};
