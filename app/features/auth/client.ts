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

const storageKey = "account";

const addressOf = ({ url }: Backend) => url || location.origin;

/** The one client of this tab. Tabs share what is stored, and tell each other of every event. */
export function authOf(backend: Backend): { auth: Auth; store: SessionStore } {
  if (made) return made;
  const { auth } = createClient(addressOf(backend), backend.key, {
    auth: { flowType: "pkce", storageKey, detectSessionInUrl: false },
  });
  const store = sessionStore(auth, mirror);
  made = { auth, store };
  // Messages between tabs get lost where a browser has put one to sleep, or has no channel for them.
  addEventListener("storage", ({ key }) => void (key === storageKey && store.look()));
  return made;
}

/**
 * Whether the password of who is signed in is right, asked apart from the session, which goes on as it is; answers with what is wrong.
 * The session comes along, so that this is not taken for a sign-in of its own that led nowhere.
 */
export async function checkPassword(backend: Backend, email: string, password: string) {
  const token = made?.store.get().session?.access_token;
  const { auth } = createClient(addressOf(backend), backend.key, {
    global: { headers: token ? { Authorization: `Bearer ${token}` } : {} },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: "account-check" },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) await auth.signOut({ scope: "local" });
  return error?.code === "invalid_credentials" ? { code: "current_password_invalid" } : error;
}
