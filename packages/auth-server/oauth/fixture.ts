import type { AddressInfo, Server } from "node:net";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { digest } from "../crypto.ts";
import type { Place } from "../databases.fixture.ts";
import { authIn, externalUrl, type Json, siteUrl } from "../fixture.ts";

/** The answers that the provider will give. */
export const providerAnswers: { claims: Json; userinfo: Json; status: number } = {
  claims: {},
  userinfo: {},
  status: 200,
};
export const lastRequests: { token: Json } = { token: {} };

export const target = `${siteUrl}/auth/callback`;
const verifier = "v".repeat(60);
export const pkce = { code_challenge: digest(verifier), code_challenge_method: "s256" };
export const asPerson = (claims: Json) => Object.assign(providerAnswers, { claims: { sub: "subject-1", ...claims } });
export const verifiedClaims = {
  email: "Person@example.com",
  email_verified: true,
  name: "A Person",
  picture: "https://p.test/a.png",
};

export function partsOfLocation(location: string | null) {
  const url = new URL(location ?? "");
  const query: Json = Object.fromEntries(url.searchParams);
  const fragment: Json = Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
  return { start: url.origin + url.pathname, query, fragment };
}

export const portOf = (listening: Server) => (listening.address() as AddressInfo).port;

/** Returns the path on our server of an address to which a provider redirects the browser. */
export const ourPath = (url: URL) => url.href.slice(externalUrl.length);

/** Starts our server and an independent OAuth server that plays all providers. */
export function oauthIn(make: () => Promise<Place>) {
  const server = authIn(make);
  const { state } = server;
  const cookies = new Map<string, string>();
  /** Sends a request like one browser, with the cookies that this browser was given. */
  const call: typeof server.call = async (method, path, options = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await server.call(method, path, {
      ...options,
      headers: { ...(cookie && { cookie }), ...options.headers },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  const provider = new OAuth2Server();

  beforeAll(async () => {
    await provider.issuer.keys.generate("RS256");
    await provider.start(0, "127.0.0.1");
    provider.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, providerAnswers.claims));
    provider.service.on("beforeUserinfo", ({ body }) => Object.assign(body, providerAnswers.userinfo));
    provider.service.on("beforeResponse", (response, { body }) => {
      Object.assign(lastRequests, { token: body });
      if (providerAnswers.status !== 200)
        Object.assign(response, { statusCode: providerAnswers.status, body: { error: "invalid_grant" } });
    });
  });
  afterAll(() => provider.stop());
  beforeEach(() => {
    cookies.clear();
    Object.assign(providerAnswers, { claims: {}, userinfo: {}, status: 200 });
    asPerson(verifiedClaims);
    const client = { issuer: provider.issuer.url ?? "", clientId: "our-client", clientSecret: "our-secret" };
    state.config.providers = { keycloak: client, azure: client, apple: client };
  });

  const authorize = (query: Json = {}) =>
    call("GET", `/authorize?${new URLSearchParams({ provider: "keycloak", redirect_to: target, ...query })}`);

  /** Opens the provider's sign-in page. Returns the address to which the provider redirects the browser. */
  async function atProvider(address: string | null): Promise<URL> {
    const answer = await fetch(address ?? "", { redirect: "manual" });
    return new URL(answer.headers.get("location") ?? "");
  }

  async function back(address: string | null) {
    const { location, status } = await call("GET", ourPath(await atProvider(address)));
    expect(status).toBe(302);
    return partsOfLocation(location);
  }

  return {
    /** Requests with `server.call` come from another browser, without these cookies. */
    server,
    call,
    state,
    authorize,
    atProvider,
    back,
    issuer: () => provider.issuer.url ?? "",
    enter: async (query: Json = {}) => back((await authorize(query)).location),
    finish: (auth_code: string, code_verifier = verifier) =>
      call("POST", "/token?grant_type=pkce", { body: { auth_code, code_verifier } }),
    users: () => server.db.selectFrom("auth_users").selectAll().execute(),
    identities: () => server.db.selectFrom("auth_identities").selectAll().orderBy("created_at").execute(),
  };
}
