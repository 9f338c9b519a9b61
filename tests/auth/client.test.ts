import { authenticator } from "@site/auth-server/passkeys/fixture.ts";
import {
  isAuthApiError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
  type VerifyPasskeyAuthenticationParams,
} from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { claimsOf, newAddress, newPassword } from "./support/people.ts";
import { type Browser, clientData, newBrowser, type RunningServer, startRunning } from "./support/running-server.ts";

type Credential = VerifyPasskeyAuthenticationParams["credential"];

let site: RunningServer;
beforeAll(async () => {
  site = await startRunning({ AUTH_ANONYMOUS: "on" });
});
afterAll(() => site?.close());

const codeTo = async (email: string, after = 0) => (await site.letters.next(email, after)).code;

/** Makes a person who has signed up, confirmed the address with the mailed code, and signed in. */
async function newcomer(browser = newBrowser(site)) {
  const who = { email: newAddress(), password: newPassword() };
  clientData(await browser.auth.signUp(who));
  const { session } = clientData(
    await browser.auth.verifyOtp({ email: who.email, token: await codeTo(who.email), type: "email" }),
  );
  return { ...who, ...browser, session };
}

const signedInAs = async (who: { email: string; password: string }): Promise<Browser> => {
  const browser = newBrowser(site);
  clientData(await browser.auth.signInWithPassword(who));
  return browser;
};

it("sign-up, the mailed code, and the session", async () => {
  const browser = newBrowser(site);
  const who = { email: newAddress(), password: newPassword() };
  const before = clientData(await browser.auth.signUp({ ...who, options: { data: { name: "Sara" } } }));
  expect(before.session).toBeNull();
  expect(before.user).toMatchObject({ email: who.email, user_metadata: { name: "Sara" } });
  const early = await browser.auth.signInWithPassword(who);
  expect(early.error).toMatchObject({ code: "email_not_confirmed", status: 400 });
  const { session, user } = clientData(
    await browser.auth.verifyOtp({ email: who.email, token: await codeTo(who.email), type: "email" }),
  );
  expect(session?.user.id).toBe(user?.id);
  expect(user?.email_confirmed_at).toBeTruthy();
  expect(browser.events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
});

it("errors have the client's error classes", async () => {
  const { auth } = newBrowser(site);
  const wrong = await auth.signInWithPassword({ email: newAddress(), password: newPassword() });
  expect(isAuthApiError(wrong.error) && wrong.error.code).toBe("invalid_credentials");
  expect(wrong.error?.message).toBe("Invalid login credentials");
  const weak = await auth.signUp({ email: newAddress(), password: "abc" });
  expect(isAuthWeakPasswordError(weak.error) && weak.error.reasons).toEqual(["length"]);
  expect(isAuthSessionMissingError((await auth.getUser()).error)).toBe(true);
  const taken = (await newcomer()).email;
  const fake = clientData(await auth.signUp({ email: taken, password: newPassword() }));
  expect(fake.user?.identities).toEqual([]);
});

it("sign-in by password, a refresh, and user metadata", async () => {
  const { email, password } = await newcomer();
  const browser = await signedInAs({ email, password });
  const first = clientData(await browser.auth.getSession()).session;
  const { session } = clientData(await browser.auth.refreshSession());
  expect(session?.refresh_token).not.toBe(first?.refresh_token);
  clientData(await browser.auth.updateUser({ data: { language: "ar" } }));
  expect(clientData(await browser.auth.getUser()).user.user_metadata).toMatchObject({ language: "ar" });
  expect(browser.events).toEqual(["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "USER_UPDATED"]);
});

it("a new password with the mailed code ends the other sessions", async () => {
  const { email, password, auth } = await newcomer();
  const other = await signedInAs({ email, password });
  const before = site.letters.count();
  clientData(await auth.reauthenticate());
  const next = newPassword();
  clientData(await auth.updateUser({ password: next, nonce: await codeTo(email, before) }));
  expect(isAuthSessionMissingError((await other.auth.getUser()).error)).toBe(true);
  expect(other.events.at(-1)).toBe("SIGNED_OUT");
  await signedInAs({ email, password: next });
  const old = await newBrowser(site).auth.signInWithPassword({ email, password });
  expect(old.error?.code).toBe("invalid_credentials");
});

it("a mailed code signs in without a password, a mailed token hash too", async () => {
  const { email } = await newcomer();
  const byCode = newBrowser(site);
  const before = site.letters.count();
  clientData(await byCode.auth.signInWithOtp({ email, options: { shouldCreateUser: false } }));
  clientData(await byCode.auth.verifyOtp({ email, token: await codeTo(email, before), type: "email" }));
  expect(byCode.events).toContain("SIGNED_IN");
  const stranger = newAddress();
  const byLink = newBrowser(site);
  clientData(await byLink.auth.signInWithOtp({ email: stranger }));
  const { tokenHash } = await site.letters.next(stranger);
  const { user } = clientData(await byLink.auth.verifyOtp({ token_hash: tokenHash, type: "email" }));
  expect(user?.email).toBe(stranger);
});

it("a forgotten password by the link of the mail: the code of its redirect fires PASSWORD_RECOVERY", async () => {
  const { email } = await newcomer();
  const browser = newBrowser(site);
  const before = site.letters.count();
  clientData(await browser.auth.resetPasswordForEmail(email, { redirectTo: `${site.url}/reset-password?x=1` }));
  const { tokenHash } = await site.letters.next(email, before);
  const query = new URLSearchParams({
    token: tokenHash,
    type: "recovery",
    redirect_to: `${site.url}/reset-password?x=1`,
  });
  const opened = await fetch(`${site.url}/auth/v1/verify?${query}`, { redirect: "manual" });
  expect(opened.status).toBe(303);
  const to = new URL(opened.headers.get("location") ?? "");
  expect([to.pathname, to.searchParams.get("x")]).toEqual(["/reset-password", "1"]);
  clientData(await browser.auth.exchangeCodeForSession(to.searchParams.get("code") ?? ""));
  expect(browser.events).toContain("PASSWORD_RECOVERY");
  const password = newPassword();
  clientData(await browser.auth.updateUser({ password }));
  await signedInAs({ email, password });
});

it("sign-out with each scope", async () => {
  const who = await newcomer();
  const [one, two, three] = await Promise.all([signedInAs(who), signedInAs(who), signedInAs(who)]);
  const alive = async ({ auth }: Pick<Browser, "auth">) => (await auth.getUser()).error === null;
  expect((await one.auth.signOut({ scope: "local" })).error).toBeNull();
  expect([await alive(one), await alive(two), await alive(who)]).toEqual([false, true, true]);
  expect((await two.auth.signOut({ scope: "others" })).error).toBeNull();
  expect([await alive(two), await alive(three), await alive(who)]).toEqual([true, false, false]);
  expect((await two.auth.signOut()).error).toBeNull();
  expect(two.events.at(-1)).toBe("SIGNED_OUT");
  expect(clientData(await two.auth.getSession()).session).toBeNull();
});

it("an e-mail change needs both addresses", async () => {
  const { email, auth } = await newcomer();
  const next = newAddress();
  const before = site.letters.count();
  clientData(await auth.updateUser({ email: next }));
  const confirm = async (address: string) =>
    auth.verifyOtp({ token_hash: (await site.letters.next(address, before)).tokenHash, type: "email_change" });
  const half = await confirm(next);
  expect(half).toMatchObject({ error: null, data: { session: null } });
  const { user } = clientData(await confirm(email));
  expect(user?.email).toBe(next);
});

it("getClaims verifies with the published keys, without asking the server", async () => {
  const { auth, asked: requests, session } = await newcomer();
  requests.length = 0;
  const { claims } = clientData(await auth.getClaims());
  expect(claims).toMatchObject({ sub: session?.user.id, aal: "aal1", iss: `${site.url}/auth/v1` });
  expect(requests).toEqual(["/.well-known/jwks.json"]);
});

it("the service invites, changes, lists and deletes", async () => {
  const { auth } = site.admin();
  const email = newAddress();
  clientData(await auth.admin.inviteUserByEmail(email, { data: { name: "Omar" } }));
  const { tokenHash } = await site.letters.next(email);
  const guest = newBrowser(site);
  const { user } = clientData(await guest.auth.verifyOtp({ token_hash: tokenHash, type: "invite" }));
  const id = user?.id ?? "";
  clientData(await auth.admin.updateUserById(id, { app_metadata: { role: "agent" } }));
  const { session } = clientData(await guest.auth.refreshSession());
  expect(claimsOf(session?.access_token ?? "").app_metadata).toMatchObject({ role: "agent" });
  expect(clientData(await auth.admin.listUsers()).users.map((one) => one.id)).toContain(id);
  clientData(await auth.admin.deleteUser(id));
  expect((await guest.auth.getUser()).error?.code).toBe("user_not_found");
  expect((await newBrowser(site).auth.admin.listUsers()).error?.status).toBeGreaterThanOrEqual(401);
});

it("signs in anonymously, adds an address and a password, and remains the same person", async () => {
  const { auth, events } = newBrowser(site);
  const { user } = clientData(await auth.signInAnonymously({ options: { data: { language: "en" } } }));
  expect(user).toMatchObject({ is_anonymous: true, user_metadata: { language: "en" } });
  const who = { email: newAddress(), password: newPassword() };
  clientData(await auth.updateUser(who));
  const { code, tokenHash } = await site.letters.next(who.email);
  expect(code).toBe("");
  clientData(await auth.verifyOtp({ type: "email_change", token_hash: tokenHash }));
  expect(clientData(await auth.getUser()).user).toMatchObject({ id: user?.id, email: who.email, is_anonymous: false });
  expect(events.slice(0, 2)).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
  const again = await signedInAs(who);
  expect(clientData(await again.auth.getUser()).user.id).toBe(user?.id);
});

it("no secret in the log or in mail headers", () => {
  const output = site.output();
  for (const pattern of [/eyJ[\w-]{10,}\./, /\$argon2/, /Wadi [\da-f-]{36}/, /@example\.com/, /token_hash=/])
    expect(output).not.toMatch(pattern);
  for (const { code, tokenHash, raw } of site.letters.all()) {
    const head = raw.split("\r\n\r\n")[0] ?? "";
    expect(head).not.toMatch(/\nbcc:/i);
    if (tokenHash) expect(output).not.toContain(tokenHash);
    if (tokenHash) expect(head).not.toContain(tokenHash);
    if (code) expect(output).not.toMatch(new RegExp(`"(code|token|otp)":"?${code}`));
  }
});

it("passkeys: added, listed, named, signed in with, removed", async () => {
  const { auth, session } = await newcomer();
  const key = authenticator();
  const { challenge_id: challengeId, options } = clientData(await auth.passkey.startRegistration());
  const made = key.create(options, { origin: site.url }) as unknown as Credential;
  const added = clientData(await auth.passkey.verifyRegistration({ challengeId, credential: made }));
  expect(clientData(await auth.passkey.list())).toEqual([added]);
  const named = clientData(await auth.passkey.update({ passkeyId: added.id, friendlyName: "Phone" }));
  expect(named).toEqual({ ...added, friendly_name: "Phone" });

  const other = newBrowser(site);
  const ceremony = clientData(await other.auth.passkey.startAuthentication());
  const shown = key.get(ceremony.options, { origin: site.url }) as unknown as Credential;
  const challenge = { challengeId: ceremony.challenge_id, credential: shown };
  const entered = clientData(await other.auth.passkey.verifyAuthentication(challenge));
  expect(entered.user?.id).toBe(session?.user.id);
  expect(other.events).toEqual(["INITIAL_SESSION", "SIGNED_IN"]);
  expect(claimsOf(entered.session?.access_token ?? "")).toMatchObject({ aal: "aal2", amr: [{ method: "passkey" }] });
  const level = clientData(await other.auth.mfa.getAuthenticatorAssuranceLevel());
  expect(level).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect((await other.auth.passkey.delete({ passkeyId: added.id })).error).toBeNull();
  const again = clientData(await other.auth.passkey.startAuthentication());
  const late = key.get(again.options, { origin: site.url }) as unknown as Credential;
  const refusal = await other.auth.passkey.verifyAuthentication({ challengeId: again.challenge_id, credential: late });
  expect(refusal.error).toMatchObject({ code: "webauthn_verification_failed", status: 400 });
});
