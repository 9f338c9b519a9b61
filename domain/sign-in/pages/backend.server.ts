import { createClient, isAuthApiError, type SupabaseClient } from "@supabase/supabase-js";
import { askEmbedded, serviceKeyOf } from "#platform/identity/embedded.ts";
import { env } from "#platform/process/env.ts";

export interface AuthBackend {
  /** The base URL, to which the client appends /auth/v1. */
  url: string;
  anonKey: string;
  fetch: typeof fetch;
}

/**
 * Returns the auth backend: the hosted one if it is configured, otherwise the auth server in this process. `address` is the network address
 * of the visitor and counts towards the visitor's rate limits. Leave it out for requests that the site makes for itself.
 */
export function authBackend(address = ""): AuthBackend {
  const { SITE_URL, SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey = "embedded" } = env();
  return url ? { url, anonKey, fetch } : { url: SITE_URL, anonKey, fetch: fetchFor(address) };
}

/** Returns a `fetch` that calls the embedded auth server directly, without the network. */
const fetchFor =
  (address: string): typeof fetch =>
  (input, init) =>
    askEmbedded(new Request(input, init), address);

let admin: SupabaseClient | undefined;

/** Returns the client through which the site itself changes users, with a hosted or an embedded backend. */
export function authAdmin(): SupabaseClient["auth"]["admin"] {
  const { url, fetch } = authBackend();
  admin ??= createClient(url, serviceKeyOf(env()), {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return admin.auth.admin;
}

/** Returns the passkeys of a person; an empty list if the backend does not support passkeys. */
export async function passkeysOf(userId: string) {
  const { data, error } = await authAdmin().passkey.listPasskeys({ userId });
  if (isAuthApiError(error) && error.status === 404) return [];
  if (error) throw error;
  return data;
}
