import { isAuthRetryableFetchError, type Session, type User } from "@supabase/supabase-js";
import type { Auth } from "./client.ts";

export interface SessionState {
  /** Until the first lookup or the first event. */
  loading: boolean;
  session: Session | null;
  user: User | null;
  /** Came by a mail about a lost password. */
  recovering: boolean;
  /** There is a session to be renewed, but nobody answers. */
  unreachable: boolean;
}

export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Takes over what another tab has stored, where its message did not arrive. */
  look(): Promise<void>;
}

export const nothingYet: SessionState = {
  loading: true,
  session: null,
  user: null,
  recovering: false,
  unreachable: false,
};

/** Who is signed in, in this tab as in all others; `mirror` is told at every change. */
export function sessionStore(
  auth: Pick<Auth, "onAuthStateChange" | "getSession">,
  mirror: (session: Session | null) => void,
): SessionStore {
  let state = nothingYet;
  const listeners = new Set<() => void>();
  const become = (session: Session | null, more: Partial<SessionState> = {}) => {
    const recovering = session !== null && state.recovering;
    state = { loading: false, session, user: session?.user ?? null, recovering, unreachable: false, ...more };
    mirror(session);
    for (const listener of listeners) listener();
  };
  // Signed in, renewed, changed, raised by a second factor: what counts is the session that came of it.
  auth.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") become(null);
    else if (event === "PASSWORD_RECOVERY") become(session, { recovering: session !== null });
    // An empty first answer says that nothing was found so far; why, the lookup says.
    else if (session || event !== "INITIAL_SESSION") become(session);
  });
  void auth.getSession().then(({ data, error }) => {
    if (state.loading) become(data.session, { unreachable: isAuthRetryableFetchError(error) });
  });
  async function look() {
    const { data, error } = await auth.getSession();
    if (!error && data.session?.access_token !== state.session?.access_token) become(data.session);
  }
  return {
    get: () => state,
    look,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
