import { isAuthRetryableFetchError, type Session, type SupabaseClient, type User } from "@supabase/supabase-js";

export interface SessionState {
  /** True until the stored session was read or the first event has come. */
  loading: boolean;
  session: Session | null;
  user: User | null;
  /** True if the person signed in by a mail about a lost password. */
  recovering: boolean;
  /** True if the session needs a refresh, but the backend cannot be reached. */
  unreachable: boolean;
}

export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Takes over the session that another tab has stored. It covers the case that the message between the tabs got lost. */
  look(): Promise<void>;
}

export const nothingYet: SessionState = {
  loading: true,
  session: null,
  user: null,
  recovering: false,
  unreachable: false,
};

/** Holds the session, which is the same in all tabs. Calls `mirror` at every change. */
export function sessionStore(
  auth: Pick<SupabaseClient["auth"], "onAuthStateChange" | "getSession">,
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
  // Sign-in, refresh, a changed user and a second step are handled alike: the new session replaces the old one.
  auth.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") become(null);
    else if (event === "PASSWORD_RECOVERY") become(session, { recovering: session !== null });
    // An empty INITIAL_SESSION may mean that there is no session, or that the backend is unreachable. The lookup below finds out which.
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
