import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { noticeChange } from "./anonymous-session.ts";
import { mirror } from "./cookie.ts";
import { dropPagesOfOthers } from "./kept-pages.ts";
import { clearAfterLeaving } from "./reports-cookie.ts";
import { type SessionStore, sessionStore } from "./session.ts";
import { storageKey } from "./stored.ts";

/** The auth backend. An empty URL means this site. */
export interface Backend {
  url: string;
  key: string;
}

export type Auth = SupabaseClient["auth"];

let made: { auth: Auth; store: SessionStore } | undefined;

const addressOf = ({ url }: Backend) => url || location.origin;

/**
 * Returns the auth client of this tab, and creates it at the first call. All tabs share the storage and tell each other about every event.
 */
export function authOf(backend: Backend): { auth: Auth; store: SessionStore } {
  if (made) return made;
  clearAfterLeaving();
  const { auth } = createClient(addressOf(backend), backend.key, {
    auth: { flowType: "pkce", storageKey, detectSessionInUrl: false },
  });
  const store = sessionStore(auth, (session) => {
    noticeChange(session);
    mirror(session);
    void dropPagesOfOthers().catch(() => undefined);
  });
  made = { auth, store };
  // The storage event covers lost messages between tabs: the browser may have suspended this tab, or may lack BroadcastChannel.
  addEventListener("storage", ({ key }) => void (key === storageKey && store.look()));
  return made;
}

/**
 * Checks the password of the signed-in person without changing the session. Resolves with the error, if there is one. The access token is
 * sent too, so that the audit log does not show this check as a sign-in.
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
