import { hkdfSync } from "node:crypto";
import { type Auth, createAuth } from "@site/auth-server/app.ts";
import {
  type AuthConfig,
  defaultLimits,
  mayHavePasskeys,
  type ProviderConfig,
  withDefaults,
} from "@site/auth-server/config.ts";
import type { Kysely } from "kysely";
import { db } from "#platform/db/db.ts";
import { terms } from "#platform/db/register/terms.ts";
import type { Database } from "#platform/db/schema.ts";
import { secret } from "#platform/db/secrets.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { type Env, env } from "#platform/process/env.ts";
import { log, logError } from "#platform/process/log.ts";
import { ringIfFilled, sendAuthMail } from "./mail.ts";

/** The path of the auth server on this site. The Supabase client appends this path to the site's origin by itself. */
export const authPath = "/auth/v1";

/** A day in seconds. */
const day = 86_400;

let made: Promise<Auth> | undefined;

/** The built-in auth server of this process. It is not used if the site has a hosted auth server. */
export function embeddedAuth(): Promise<Auth> {
  made ??= make().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  return made;
}

/** The handler of /auth/v1 for the HTTP server and the development server; null if a hosted auth server is used. */
export const mountedAuth = ({ SUPABASE_URL }: Pick<Env, "SUPABASE_URL">) => (SUPABASE_URL ? null : askEmbedded);

/** Answers the original request, whose path begins with `authPath`. The auth server gets the path without this prefix. */
export async function askEmbedded(request: Request, address: string): Promise<Response> {
  const url = new URL(request.url);
  const inner = new URL(url.pathname.slice(authPath.length) + url.search, env().SITE_URL);
  const answer = await (await embeddedAuth()).fetch(new Request(inner, request), { address });
  ringIfFilled();
  return answer;
}

export async function sweepAuth(now: number): Promise<void> {
  await (await embeddedAuth()).sweep(now);
}

const make = async (): Promise<Auth> => authOn(await db());

export async function authOn(database: Kysely<Database>): Promise<Auth> {
  const settings = env();
  const masterKey = settings.AUTH_SECRET ?? (await secret(database, "auth"));
  return createAuth({
    // biome-ignore lint/suspicious/noExplicitAny: its tables are in the same database, but the site has nothing to do with them
    db: database as any,
    config: configOf(settings, new Uint8Array(hkdfSync("sha256", masterKey, "", "windtower auth", 32))),
    send: sendAuthMail,
    now: currentTime,
    log: ({ level, event, code, error }) => (error ? logError(error) : log(level, { event, code })),
  });
}

/** The service key in development, if no key is configured. */
const ownServiceKey = randomBytes(32).toString("base64url");

export const serviceKeyOf = ({ SUPABASE_SERVICE_ROLE_KEY }: Env): string => SUPABASE_SERVICE_ROLE_KEY ?? ownServiceKey;

export function configOf(settings: Env, masterKey: Uint8Array): AuthConfig {
  const externalUrl = `${settings.SITE_URL}${authPath}`;
  return withDefaults({
    externalUrl,
    siteUrl: settings.SITE_URL,
    masterKey,
    serviceKey: serviceKeyOf(settings),
    redirects: settings.AUTH_REDIRECTS,
    origins: [settings.SITE_URL, ...settings.AUTH_ORIGINS],
    signups: settings.AUTH_SIGNUP === "on",
    anonymous: settings.AUTH_ANONYMOUS === "on",
    autoconfirm: settings.AUTH_MAIL_CONFIRMATION === "off",
    phone: settings.AUTH_PHONE === "on",
    mfa: { totp: true, phone: settings.AUTH_PHONE === "on", maxFactors: 10 },
    passkeys: settings.AUTH_PASSKEYS === "on" && mayHavePasskeys(settings.SITE_URL),
    manualLinking: settings.AUTH_MANUAL_LINKING === "on",
    password: { min: settings.AUTH_PASSWORD_MIN, required: [] },
    resendSeconds: settings.AUTH_LIMITS === "on" ? settings.AUTH_MAIL_INTERVAL : 0,
    providers: providersOf(settings),
    requireCurrentPassword: true,
    inactivitySeconds: terms.session.days * day,
    unconfirmedSeconds: terms.unconfirmed.days * day,
    auditSeconds: terms.accountLog.days * day,
    limits: settings.AUTH_LIMITS === "on" ? defaultLimits : null,
  });
}

function providersOf(settings: Env): Record<string, ProviderConfig> {
  const all = {
    google: provider("https://accounts.google.com", settings.AUTH_GOOGLE_CLIENT_ID, settings.AUTH_GOOGLE_CLIENT_SECRET),
    azure: provider(settings.AUTH_AZURE_ISSUER, settings.AUTH_AZURE_CLIENT_ID, settings.AUTH_AZURE_CLIENT_SECRET),
    apple: apple(settings),
    keycloak: provider(settings.AUTH_OIDC_ISSUER, settings.AUTH_OIDC_CLIENT_ID, settings.AUTH_OIDC_CLIENT_SECRET),
  };
  return Object.fromEntries(Object.entries(all).flatMap(([name, config]) => (config ? [[name, config]] : [])));
}

const provider = (issuer?: string, clientId?: string, clientSecret?: string): ProviderConfig | undefined =>
  issuer && clientId ? { issuer, clientId, clientSecret } : undefined;

function apple(settings: Env): ProviderConfig | undefined {
  const { AUTH_APPLE_TEAM_ID: teamId, AUTH_APPLE_KEY_ID: keyId, AUTH_APPLE_PRIVATE_KEY: privateKey } = settings;
  const known = provider("https://appleid.apple.com", settings.AUTH_APPLE_CLIENT_ID);
  return known && teamId && keyId && privateKey ? { ...known, signedSecret: { teamId, keyId, privateKey } } : undefined;
}
