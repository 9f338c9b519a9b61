import {
  AuthApiError,
  type AuthChangeEvent,
  type AuthError,
  AuthRetryableFetchError,
  type Session,
} from "@supabase/supabase-js";
import { expect, it } from "vitest";
import type { Auth } from "./client.ts";
import { sessionStore } from "./session.ts";

const sessionOf = (email: string) => ({ access_token: `token of ${email}`, user: { email } }) as Session;
const sara = sessionOf("sara@example.com");

/** Starts a client whose lookup and events the test controls. */
function started() {
  type Stored = { data: { session: Session | null }; error: AuthError | null };
  const lookup = Promise.withResolvers<Stored>();
  let looked: Promise<Stored> | undefined;
  let tell: (event: AuthChangeEvent, session: Session | null) => void = () => {};
  const mirrored: (string | undefined)[] = [];
  const auth = {
    onAuthStateChange: (listener: typeof tell) => {
      tell = listener;
    },
    getSession: () => looked ?? lookup.promise,
  } as unknown as Auth;
  const store = sessionStore(auth, (session) => mirrored.push(session?.access_token));
  const found = async (session: Session | null, error: AuthError | null = null) => {
    lookup.resolve({ data: { session }, error });
    await lookup.promise;
  };
  const stored = (session: Session | null, error: AuthError | null = null) => {
    looked = Promise.resolve({ data: { session }, error });
  };
  return {
    store,
    mirrored,
    found,
    stored,
    happens: (event: AuthChangeEvent, session: Session | null) => tell(event, session),
  };
}

it("the session is loading until the lookup has answered, with or without a session", async () => {
  for (const session of [sara, null]) {
    const { store, found, mirrored } = started();
    expect(store.get()).toMatchObject({ loading: true, user: null });
    await found(session);
    expect(store.get()).toMatchObject({ loading: false, user: session?.user ?? null, unreachable: false });
    expect(mirrored).toEqual([session?.access_token]);
  }
});

const events = ["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED", "MFA_CHALLENGE_VERIFIED"] as const;

it.each(events)("loading stops at %s, and a later lookup is ignored", async (event) => {
  const { store, happens, found, mirrored } = started();
  happens(event, sara);
  expect(store.get()).toEqual({
    loading: false,
    session: sara,
    user: sara.user,
    recovering: false,
    unreachable: false,
  });
  await found(null);
  expect(store.get().session).toBe(sara);
  expect(mirrored).toEqual([sara.access_token]);
});

it("session and cookie are removed after signing out, here or in another tab", async () => {
  const { store, happens, found, mirrored } = started();
  await found(sara);
  happens("SIGNED_OUT", null);
  expect(store.get()).toMatchObject({ loading: false, session: null, user: null });
  expect(mirrored).toEqual([sara.access_token, undefined]);
});

it("recovering is true after a mail about a lost password, until sign-out", () => {
  const { store, happens } = started();
  happens("PASSWORD_RECOVERY", sara);
  expect(store.get()).toMatchObject({ user: sara.user, recovering: true });
  happens("USER_UPDATED", sara);
  expect(store.get().recovering).toBe(true);
  happens("SIGNED_OUT", null);
  happens("SIGNED_IN", sara);
  expect(store.get().recovering).toBe(false);
});

it("an unreachable backend is distinguished from an ended session", async () => {
  const away = started();
  away.happens("INITIAL_SESSION", null);
  expect(away.store.get().loading).toBe(true);
  await away.found(null, new AuthRetryableFetchError("Failed to fetch", 0));
  expect(away.store.get()).toMatchObject({ loading: false, unreachable: true });
  away.happens("TOKEN_REFRESHED", sara);
  expect(away.store.get()).toMatchObject({ user: sara.user, unreachable: false });

  const over = started();
  await over.found(null, new AuthApiError("Invalid Refresh Token", 400, "refresh_token_not_found"));
  expect(over.store.get()).toMatchObject({ loading: false, user: null, unreachable: false });
});

it("listeners are notified until they unsubscribe", () => {
  const { store, happens } = started();
  let heard = 0;
  const stop = store.subscribe(() => {
    heard += 1;
  });
  happens("SIGNED_IN", sara);
  stop();
  happens("SIGNED_OUT", null);
  expect(heard).toBe(1);
});

it("a session stored by another tab is taken over, but not after a failed lookup", async () => {
  const { store, stored } = started();
  stored(sara);
  await store.look();
  expect(store.get().user).toBe(sara.user);
  stored(null, new AuthRetryableFetchError("Failed to fetch", 0));
  await store.look();
  expect(store.get().user).toBe(sara.user);
  stored(null);
  await store.look();
  expect(store.get()).toMatchObject({ loading: false, user: null });
});
