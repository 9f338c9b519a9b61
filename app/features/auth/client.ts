import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { mirror } from "./cookie.ts";
import { type SessionStore, sessionStore } from "./session.ts";

/** Where accounts are; an empty url is this site itself. */
export interface Backend {
  url: string;
  key: string;
}

export type Auth = SupabaseClient["auth"];

let made: { auth: Auth; store: SessionStore } | undefined;

/** The one client of this tab. Tabs share what is stored, and tell each other of every event. */
export function authOf({ url, key }: Backend): { auth: Auth; store: SessionStore } {
  if (made) return made;
  const { auth } = createClient(url || location.origin, key, {
    auth: { flowType: "pkce", storageKey: "account", detectSessionInUrl: false },
  });
  made = { auth, store: sessionStore(auth, mirror) };
  return made;
}
