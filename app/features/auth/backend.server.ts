import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { env } from "#server/env.ts";
import { askEmbedded, serviceKeyOf } from "#server/identity/embedded.ts";

export interface AuthBackend {
  /** What the client is created with; the paths of the protocol stand below its /auth/v1. */
  url: string;
  anonKey: string;
  fetch: typeof fetch;
}

/**
 * Who vouches for people: the hosted backend where one is set, else the auth server within this very process. `address` is that of
 * the visitor for whom we ask, and counts against their limits; without one it is we ourselves.
 */
export function authBackend(address = ""): AuthBackend {
  const { SITE_URL, SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey = "embedded" } = env();
  return url ? { url, anonKey, fetch } : { url: SITE_URL, anonKey, fetch: fetchFor(address) };
}

/** No way through the network. */
const fetchFor =
  (address: string): typeof fetch =>
  (input, init) =>
    askEmbedded(new Request(input, init), address);

let admin: SupabaseClient | undefined;

/** The one way in which the site itself changes users, hosted or embedded. */
export function authAdmin(): SupabaseClient["auth"]["admin"] {
  const { url, fetch } = authBackend();
  admin ??= createClient(url, serviceKeyOf(env()), {
    global: { fetch },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return admin.auth.admin;
}
