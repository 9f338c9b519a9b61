import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { askEmbedded, serviceKeyOf } from "#server/embedded-auth.ts";
import { env } from "#server/env.ts";

export interface AuthBackend {
  /** What the client is created with; the paths of the protocol stand below its /auth/v1. */
  url: string;
  anonKey: string;
  fetch: typeof fetch;
}

/** Who vouches for people: the hosted backend where one is set, else the auth server within this very process. */
export function authBackend(): AuthBackend {
  const { SITE_URL, SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey = "embedded" } = env();
  return url ? { url, anonKey, fetch } : { url: SITE_URL, anonKey, fetch: fetchWithin };
}

/** No way through the network, and no limits by address: it is we who ask. */
const fetchWithin: typeof fetch = (input, init) => askEmbedded(new Request(input, init), "");

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
