import { createClient, isAuthApiError, type SupabaseClient } from "@supabase/supabase-js";
import { askEmbedded, serviceKeyOf } from "#platform/identity/embedded.ts";
import { env } from "#platform/process/env.ts";

export interface AuthBackend {
  /** The base address for the client, which appends /auth/v1. */
  url: string;
  anonKey: string;
  fetch: typeof fetch;
}

/**
 * Returns the auth backend. It is the hosted one if that is configured, and otherwise the auth server in this process. `address` is the client
 * address of the visitor for whom we ask, and counts towards their rate limits. Leave it out for requests of the site itself.
 */
export function authBackend(address = ""): AuthBackend {
  const { SITE_URL, SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey = "embedded" } = env();
  return url ? { url, anonKey, fetch } : { url: SITE_URL, anonKey, fetch: fetchFor(address) };
}

/** The backend could not be reached. */
const fetchFor =
  (address: string): typeof fetch =>
  (input, init) =>
    askEmbedded(new Request(input, init), address);

let admin: SupabaseClient | undefined;

/** All changes that the site itself makes to users go through this client, whether the backend is hosted or embedded. */
export function authAdmin(): SupabaseClient["auth"]["admin"] {
  const { url, fetch } = authBackend();
  admin ??= createClient(url, serviceKeyOf(env()), {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return admin.auth.admin;
}

/** Returns the passkeys of a person. A backend without passkeys has none. */
export async function passkeysOf(userId: string) {
  const { data, error } = await authAdmin().passkey.listPasskeys({ userId });
  if (isAuthApiError(error) && error.status === 404) return [];
  if (error) throw error;
  return data;
}
