import {
  AuthApiError,
  type AuthError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  type User,
} from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { assure } from "./assure.ts";
import type { Auth } from "./client.ts";

const sara = { id: "sara", email: "sara@example.com" } as User;

/** Returns the calls that `assure` makes after an answer of the backend. */
async function doneAfter(answer: { user?: User; error?: AuthError }, stored: User | null = sara): Promise<string[]> {
  const done: string[] = [];
  const auth = {
    getSession: async () => ({ data: { session: stored && { user: stored } }, error: null }),
    getUser: async () => {
      done.push("asked");
      return { data: { user: answer.user ?? null }, error: answer.error ?? null };
    },
    signOut: async ({ scope }: { scope: string }) => done.push(`signed out: ${scope}`),
    refreshSession: async () => done.push("renewed"),
  } as unknown as Auth;
  await assure(auth);
  return done;
}

it.each([
  [403, "user_not_found"],
  [403, "user_banned"],
  [403, "session_not_found"],
  [401, "bad_jwt"],
])("a session that has ended elsewhere is signed out: %i %s", async (status, code) => {
  const error = new AuthApiError("", status, code);
  expect(await doneAfter({ error })).toEqual(["asked", "signed out: local"]);
});

it.each([
  ["is not reached", new AuthRetryableFetchError("Failed to fetch", 0)],
  ["fails", new AuthApiError("", 500, "unexpected_failure")],
  ["has too much to do", new AuthApiError("", 429, "over_request_rate_limit")],
  ["knows no such session, which the client minds itself", new AuthSessionMissingError()],
])("nothing happens if the backend %s", async (_, error) => {
  expect(await doneAfter({ error })).toEqual(["asked"]);
});

it("the session is refreshed only if the user has changed", async () => {
  expect(await doneAfter({ user: { ...sara } })).toEqual(["asked"]);
  expect(await doneAfter({ user: { ...sara, new_email: "s@example.com" } })).toEqual(["asked", "renewed"]);
});

it("without a session the backend is not asked", async () => {
  expect(await doneAfter({}, null)).toEqual([]);
});
