import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import type { Backend, Settings } from "../support/backend.ts";
import { expectRefused, redirectError, redirectOf } from "../support/expect.ts";
import { ban, claimsOf, newAddress, newUser, signIn, signUp, tokensOf, userOf } from "../support/people.ts";
import { exchange, newPair } from "../support/pkce.ts";
import { authorize, callbackOf, cookieOf, type Provider, startProvider, throughProvider } from "../support/provider.ts";
import { onEveryBackend } from "../support/suite.ts";

const either = [302, 303];

onEveryBackend("OAuth", (test) => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.stop());

  const withGoogle = (auth: Backend, more: Settings = {}) =>
    auth.other({ providers: { google: provider.settings }, sameDatabase: true, ...more });

  const somebody = (email?: string, email_verified = true) => {
    const profile = { sub: randomUUID(), name: "Sara", ...(email ? { email, email_verified } : {}) };
    provider.is(profile);
    return profile;
  };

  const personOf = async (auth: Backend, answer: Awaited<ReturnType<Backend["get"]>>) => {
    const { fragment } = redirectOf(answer, 302);
    return (await userOf(auth, fragment.get("access_token") ?? "")).body;
  };

  test(
    "(50) redirects to the provider with our parameters, and passes on harmless ones",
    async (usual) => {
      const auth = await withGoogle(usual);
      const evil = {
        redirect_uri: "https://evil.example",
        state: "evil",
        client_id: "evil",
        Redirect_Uri: "https://evil.example",
        CLIENT_SECRET: "evil",
        response_type: "token",
        code_verifier: "evil",
      };
      const { to } = redirectOf(
        await authorize(auth, { ...evil, login_hint: "sara@example.com", redirect_to: `${auth.siteUrl}/in` }),
        302,
      );
      expect(to.origin).toBe(new URL(provider.settings.issuer).origin);
      const query = [...to.searchParams];
      expect(query.filter(([, value]) => value.includes("evil"))).toEqual([]);
      expect(Object.fromEntries(query)).toMatchObject({
        client_id: provider.settings.clientId,
        redirect_uri: `${auth.url}/callback`,
        response_type: "code",
        login_hint: "sara@example.com",
        state: expect.stringMatching(/^[\da-f-]{36}$/),
      });
      expect(to.searchParams.get("scope")).toMatch(/openid/);
      for (const name of ["redirect_uri", "state", "client_id"]) expect(to.searchParams.getAll(name)).toHaveLength(1);
    },
    "settings",
  );

  test(
    "(12) (13) invalid challenges and unknown providers are refused",
    async (usual) => {
      const auth = await withGoogle(usual);
      const { start } = newPair();
      const wrong: Record<string, string>[] = [
        { code_challenge: start.code_challenge },
        { code_challenge_method: "s256" },
        { code_challenge: "a".repeat(42), code_challenge_method: "s256" },
        { code_challenge: start.code_challenge, code_challenge_method: "s512" },
        { provider: "nobody" },
        { provider: "" },
        { provider: "__proto__" },
      ];
      for (const query of wrong) expectRefused(await authorize(auth, query), 400, "validation_failed");
    },
    "settings",
  );

  test(
    "a new person with a verified address becomes a user, and is recognised later",
    async (usual) => {
      const auth = await withGoogle(usual);
      const profile = somebody(newAddress());
      const user = await personOf(auth, await throughProvider(auth));
      expect(user).toMatchObject({
        email: profile.email,
        email_confirmed_at: expect.any(String),
        app_metadata: { provider: "google", providers: ["google"] },
        user_metadata: { name: "Sara" },
        identities: [{ id: profile.sub, provider: "google", identity_data: { sub: profile.sub } }],
      });
      expect((await personOf(auth, await throughProvider(auth))).id).toBe(user.id);
    },
    "settings",
  );

  test(
    "with PKCE the redirect has a code, and the exchange returns the provider's tokens",
    async (usual) => {
      const auth = await withGoogle(usual);
      somebody(newAddress());
      const pair = newPair();
      const { query, fragment, to } = redirectOf(
        await throughProvider(auth, { ...pair.start, redirect_to: `${auth.siteUrl}/auth/callback?next=%2Faccount` }),
        302,
      );
      expect(to.pathname).toBe("/auth/callback");
      expect(query.get("next")).toBe("/account");
      expect(fragment.get("access_token")).toBeNull();
      const answer = await exchange(auth, query.get("code") ?? "", pair.verifier);
      expect(claimsOf(tokensOf(answer).access).amr[0].method).toBe("oauth");
      expect(answer.body.provider_token).toEqual(expect.any(String));
      const again = await auth.post("/token?grant_type=refresh_token", { refresh_token: answer.body.refresh_token });
      expect(again.body, "the provider's token is given once").not.toHaveProperty("provider_token");
    },
    "settings",
  );

  test(
    "(16) a state works once, and must be one of ours",
    async (usual) => {
      const auth = await withGoogle(usual);
      somebody(newAddress());
      const start = await authorize(auth, newPair().start);
      const callback = await callbackOf(auth, start.headers.get("location") ?? "");
      redirectOf(await auth.get(callback), 302);
      const again = redirectError(await auth.get(callback), either);
      expect(`${again.code} ${again.description}`).toMatch(/flow_state_already_used|already been used|bad_oauth_state/);
      for (const query of ["code=abc", "code=abc&state=not-a-uuid", `code=abc&state=${randomUUID()}`, ""]) {
        const { plain, error, code } = redirectError(await auth.get(`/callback?${query}`), either);
        expect(new URL(plain).origin).toBe(auth.siteUrl);
        expect(error).toBe("invalid_request");
        expect(code).toMatch(/^bad_oauth_(callback|state)$/);
      }
    },
    "settings",
  );

  test(
    "(16) a state five minutes old is refused",
    async (usual) => {
      const auth = await withGoogle(usual);
      somebody(newAddress());
      const callback = await callbackOf(auth, (await authorize(auth, newPair().start)).headers.get("location") ?? "");
      auth.advance(301_000);
      expect(redirectError(await auth.get(callback), either).code).toMatch(/bad_oauth_state|flow_state_expired/);
    },
    "settings",
    "clock",
  );

  test(
    "(51) an unverified address at the provider opens no account",
    async (usual) => {
      const auth = await withGoogle(usual);
      const victim = await newUser(auth);
      const profile = somebody(victim.email, false);
      const answer = await throughProvider(auth);
      const { fragment } = redirectOf(answer, either);
      const token = fragment.get("access_token");
      if (token) {
        const { body } = await userOf(auth, token);
        expect(body.id).not.toBe(victim.id);
        expect(body.email).not.toBe(victim.email);
      }
      const { body } = await auth.get(`/admin/users/${victim.id}`, auth.admin);
      expect(body.identities.map(({ id }: { id: string }) => id)).not.toContain(profile.sub);
    },
    "settings",
  );

  test(
    "(52) a verified address links the identity to its user",
    async (usual) => {
      const auth = await withGoogle(usual);
      const user = await newUser(auth);
      somebody(user.email.toUpperCase());
      const { id, app_metadata } = await personOf(auth, await throughProvider(auth));
      expect(id).toBe(user.id);
      expect(app_metadata.providers).toEqual(["email", "google"]);
      tokensOf(await signIn(auth, user));
    },
    "settings",
  );

  test(
    "(52) a password set before the address was confirmed is dropped",
    async (usual) => {
      const auth = await withGoogle(usual);
      const squatter = await signUp(auth, { data: { evil: true } });
      somebody(squatter.email);
      const user = await personOf(auth, await throughProvider(auth));
      expect(user.email).toBe(squatter.email);
      expect(user.user_metadata).not.toHaveProperty("evil");
      expect(user.identities.map(({ provider: name }: { provider: string }) => name)).toEqual(["google"]);
      expectRefused(await signIn(auth, squatter), 400, "invalid_credentials");
    },
    "settings",
  );

  test(
    "(53) with sign-ups closed, new people are refused and known ones sign in",
    async (usual) => {
      const [open, closed] = [await withGoogle(usual), await withGoogle(usual, { signups: "closed" })];
      const friend = somebody(newAddress());
      const { id } = await personOf(open, await throughProvider(open));
      somebody(newAddress());
      expect(redirectError(await throughProvider(closed), either)).toMatchObject({
        error: "access_denied",
        code: "signup_disabled",
      });
      provider.is(friend);
      expect((await personOf(closed, await throughProvider(closed))).id).toBe(id);
    },
    "settings",
  );

  test(
    "(54) a refusal of the provider is passed on to the app",
    async (usual) => {
      const auth = await withGoogle(usual);
      const start = await authorize(auth, { redirect_to: `${auth.siteUrl}/auth/callback` });
      const { to } = redirectOf(start, 302);
      const state = to.searchParams.get("state") ?? "";
      const said = new URLSearchParams({
        state,
        error: "access_denied",
        error_description: "The person said no\r\nX-Evil: 1",
      });
      const answer = await auth.get(`/callback?${said}`, { headers: cookieOf(start) });
      const { plain, error, description } = redirectError(answer, either);
      expect(new URL(plain).pathname).toBe("/auth/callback");
      expect(error).toBe("access_denied");
      expect(description).toContain("The person said no");
      expect(answer.headers.get("x-evil")).toBeNull();
    },
    "settings",
  );

  test(
    "a banned person cannot sign in through a provider",
    async (usual) => {
      const auth = await withGoogle(usual);
      somebody(newAddress());
      const { id } = await personOf(auth, await throughProvider(auth));
      await ban(auth, id);
      expect(redirectError(await throughProvider(auth), either)).toMatchObject({
        error: "access_denied",
        code: "user_banned",
      });
    },
    "settings",
  );

  test(
    "an ID token with a wrong audience, issuer or date is refused",
    async (usual) => {
      const auth = await withGoogle(usual);
      const { email } = await newUser(auth);
      const good = { sub: randomUUID(), email, email_verified: true };
      const wrong = [
        { aud: "somebody-else" },
        { iss: "https://evil.example" },
        { exp: 1 },
        { nonce: "evil" },
        { sub: "" },
      ];
      for (const claims of wrong) {
        provider.is({ ...good, ...claims });
        const { error } = redirectError(await throughProvider(auth), either);
        expect(error, JSON.stringify(claims)).toBeTruthy();
      }
      provider.is(good);
      expect((await personOf(auth, await throughProvider(auth))).email).toBe(email);
    },
    "settings",
  );
});
