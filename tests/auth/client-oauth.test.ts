import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { claimsOf, newAddress, newPassword } from "./support/people.ts";
import { cookieOf, type Provider, startProvider } from "./support/provider.ts";
import { type Browser, clientData, newBrowser, type RunningServer, startRunning } from "./support/running-server.ts";

let site: RunningServer;
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  const { issuer, clientId, clientSecret } = provider.settings;
  const env = { AUTH_OIDC_ISSUER: issuer, AUTH_OIDC_CLIENT_ID: clientId, AUTH_OIDC_CLIENT_SECRET: clientSecret };
  site = await startRunning(env);
});
afterAll(async () => {
  await site?.close();
  await provider?.stop();
});

/** Follows redirects as a browser does: to the provider, back to our server, and to the page that reads the code. */
async function travel(url: string, headers: Record<string, string> = {}): Promise<URL> {
  let next = url;
  for (let hop = 0; hop < 4; hop++) {
    const answer = await fetch(next, { redirect: "manual", headers });
    if (answer.headers.getSetCookie().length > 0) headers = cookieOf(answer);
    next = new URL(answer.headers.get("location") ?? "", next).href;
    if (next.startsWith(`${site.url}/auth/callback`)) return new URL(next);
  }
  throw new Error(`Never came back: ${next}`);
}

const options = () => ({ redirectTo: `${site.url}/auth/callback?next=%2Faccount`, skipBrowserRedirect: true });

async function throughProvider({ auth }: Browser) {
  const { url } = clientData(await auth.signInWithOAuth({ provider: "keycloak", options: options() }));
  const landed = await travel(url ?? "");
  expect(landed.searchParams.get("next")).toBe("/account");
  return clientData(await auth.exchangeCodeForSession(landed.searchParams.get("code") ?? ""));
}

it("a sign-in through an independent OpenID provider", async () => {
  const email = newAddress();
  provider.is({ sub: randomUUID(), email, email_verified: true, name: "Sara" });
  const browser = newBrowser(site);
  const { session, user } = await throughProvider(browser);
  expect(user).toMatchObject({ email, user_metadata: { name: "Sara" }, app_metadata: { provider: "keycloak" } });
  expect(session.provider_token).toBeTruthy();
  expect(claimsOf(session.access_token).amr[0].method).toBe("oauth");
  expect(browser.events).toContain("SIGNED_IN");
  expect((await throughProvider(newBrowser(site))).user?.id).toBe(user?.id);
});

it("a code is useless without the verifier of the browser that started the flow", async () => {
  provider.is({ sub: randomUUID(), email: newAddress(), email_verified: true });
  const [victim, thief] = [newBrowser(site), newBrowser(site)];
  const { url } = clientData(await victim.auth.signInWithOAuth({ provider: "keycloak", options: options() }));
  await thief.auth.signInWithOAuth({ provider: "keycloak", options: options() });
  const code = (await travel(url ?? "")).searchParams.get("code") ?? "";
  expect((await thief.auth.exchangeCodeForSession(code)).error?.code).toBe("bad_code_verifier");
});

const signedIn = async (flow?: "implicit") => {
  const who = { email: newAddress(), password: newPassword() };
  clientData(await site.admin().auth.admin.createUser({ ...who, email_confirm: true }));
  const browser = newBrowser(site, flow);
  clientData(await browser.auth.signInWithPassword(who));
  return { who, browser };
};
const waysOf = async ({ auth }: Browser) =>
  clientData(await auth.getUserIdentities()).identities.map(({ provider: name }) => name);

it("opening an address that an attacker prepared links nothing to the attacker's account", async () => {
  const victim = { sub: randomUUID(), email: newAddress(), email_verified: true };
  provider.is(victim);
  const { browser: stranger } = await signedIn();
  const { url } = clientData(await stranger.auth.linkIdentity({ provider: "keycloak", options: options() }));
  const code = (await travel(url ?? "")).searchParams.get("code") ?? "";
  const { error } = await newBrowser(site).auth.exchangeCodeForSession(code);
  expect(error?.code).toBe("pkce_code_verifier_not_found");
  expect(await waysOf(stranger)).toEqual(["email"]);
  // The victim's account has not changed and still belongs only to the victim.
  expect((await throughProvider(newBrowser(site))).user?.email).toBe(victim.email);
});

it("a client without PKCE succeeds only in the browser that started the flow", async () => {
  provider.is({ sub: randomUUID(), email: newAddress(), email_verified: true });
  const { browser: stranger } = await signedIn("implicit");
  const { url } = clientData(await stranger.auth.linkIdentity({ provider: "keycloak", options: options() }));
  const landed = await travel(url ?? "");
  expect(landed.searchParams.get("error_code")).toBe("bad_oauth_state");
  expect(await waysOf(stranger)).toEqual(["email"]);
  const own = clientData(
    await newBrowser(site, "implicit").auth.signInWithOAuth({ provider: "keycloak", options: options() }),
  );
  expect((await travel(own.url ?? "")).hash).toContain("access_token=");
});

it("an identity is linked, listed and unlinked", async () => {
  const { who, browser } = await signedIn();
  provider.is({ sub: randomUUID(), email: newAddress(), email_verified: true });
  const { url } = clientData(await browser.auth.linkIdentity({ provider: "keycloak", options: options() }));
  const landed = await travel(url ?? "");
  const { user } = clientData(await browser.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? ""));
  expect(user?.email).toBe(who.email);
  const { identities } = clientData(await browser.auth.getUserIdentities());
  expect(identities.map(({ provider: name }) => name)).toEqual(["email", "keycloak"]);
  const [, second] = identities;
  if (second) clientData(await browser.auth.unlinkIdentity(second));
  const left = clientData(await browser.auth.getUserIdentities()).identities;
  expect(left.map(({ provider: name }) => name)).toEqual(["email"]);
  const only = left[0] && (await browser.auth.unlinkIdentity(left[0]));
  expect(only?.error?.code).toBe("single_identity_not_deletable");
});
