import { languageOf } from "@site/ground/language/languages.ts";
import { z } from "zod";
import { currentTime } from "#platform/machine/time.ts";
import { timeoutSignal } from "#platform/machine/timers.ts";
import { env } from "#platform/process/env.ts";
import { logError } from "#platform/process/log.ts";
import { consentVersion } from "#site/content/consent.server.ts";
import { pictureNamed } from "#site/content/pictures.server.ts";
import type { Entrance } from "./AuthProvider.tsx";
import { authBackend } from "./backend.server.ts";

/** Collects what the sign-in pages need to know about the backend. */
export async function entranceFor(pathname: string): Promise<Entrance> {
  const { url, anonKey } = authBackend();
  return {
    // The browser calls the embedded backend under the host name of the page.
    backend: { url: url === env().SITE_URL ? "" : url, key: anonKey },
    ...(await waysIn()),
    minPassword: env().AUTH_PASSWORD_MIN,
    mailIntervalMs: env().AUTH_MAIL_INTERVAL * 1000,
    linking: env().AUTH_MANUAL_LINKING === "on",
    privacyVersion: consentVersion(languageOf(pathname)),
    picture: pictureNamed("villa"),
  };
}

const settingsSchema = z.object({
  external: z.record(z.string(), z.boolean()),
  passkeys_enabled: z.boolean().default(false),
});
const notProviders = ["email", "phone", "anonymous_users", "web3"];

interface Ways {
  /** The OAuth providers that are switched on. */
  providers: string[];
  passkeys: boolean;
}

const minute = 60_000;
let known: { at: number; ways: Ways } | undefined;

/**
 * Returns which ways to sign in are switched on. They are cached, because they rarely change. If the backend does not answer, sign-in by
 * email is offered.
 */
async function waysIn(): Promise<Ways> {
  if (known && currentTime() - known.at < minute) return known.ways;
  const { url, anonKey, fetch } = authBackend();
  try {
    const headers = { apikey: anonKey };
    const answer = await fetch(`${url}/auth/v1/settings`, { headers, signal: timeoutSignal(3000) });
    const { external, passkeys_enabled: passkeys } = settingsSchema.parse(await answer.json());
    const providers = Object.keys(external).filter((name) => external[name] && !notProviders.includes(name));
    known = { at: currentTime(), ways: { providers, passkeys } };
  } catch (error) {
    logError(error);
  }
  return known?.ways ?? { providers: [], passkeys: false };
}
