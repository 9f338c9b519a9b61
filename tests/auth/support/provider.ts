import { Events, type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server";
import type { Backend } from "./backend.ts";
import type { Answer } from "./http.ts";

export interface Profile {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  /** Replaces a claim of the ID token. */
  aud?: string;
  iss?: string;
  exp?: number;
  nonce?: string;
}

export interface Provider {
  settings: { issuer: string; clientId: string; clientSecret: string };
  /** Chooses the person for all following sign-ins. */
  is(profile: Profile): void;
  stop(): Promise<void>;
}

/** A separate OpenID provider, which signs in everybody without asking. */
export async function startProvider(): Promise<Provider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "127.0.0.1");
  // The browser of the tests cannot reach this machine under the name localhost.
  server.issuer.url = server.issuer.url?.replace("localhost", "127.0.0.1");
  let profile: Profile = { sub: "nobody" };
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    Object.assign(payload, profile);
  });
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    response.body = { ...profile };
  });
  return {
    settings: { issuer: server.issuer.url ?? "", clientId: "windtower", clientSecret: "shared with the provider" },
    is: (next) => {
      profile = next;
    },
    stop: () => server.stop(),
  };
}

/** Returns the redirect to the provider that a browser gets. Such a navigation has no access token. */
export async function authorize(auth: Backend, query: Record<string, string>): Promise<Answer> {
  return auth.get(`/authorize?${new URLSearchParams({ provider: "google", ...query })}`);
}

/** Opens the provider's page, which redirects at once. Returns the path of our callback. */
export async function callbackOf(auth: Backend, location: string): Promise<string> {
  const answer = await fetch(location, { redirect: "manual" });
  const back = answer.headers.get("location") ?? "";
  if (!back.startsWith(`${auth.url}/callback`)) throw new Error(`The provider led to ${back || (await answer.text())}`);
  return back.slice(auth.url.length);
}

/** Returns the cookies that a browser sends after this answer. */
export const cookieOf = ({ headers }: Pick<Answer, "headers">): { cookie: string } => ({
  cookie: headers
    .getSetCookie()
    .map((set) => set.replace(/;.*/, ""))
    .join("; "),
});

/** Follows all redirects to the provider and back in one browser. Returns the last redirect. */
export async function throughProvider(auth: Backend, query: Record<string, string> = {}): Promise<Answer> {
  const start = await authorize(auth, query);
  return auth.get(await callbackOf(auth, start.headers.get("location") ?? ""), { headers: cookieOf(start) });
}

/** Follows the same redirects for a signed-in person who links another identity. */
export async function link(auth: Backend, token: string, query: Record<string, string> = {}): Promise<Answer> {
  const parameters = new URLSearchParams({ provider: "google", skip_http_redirect: "true", ...query });
  const start = await auth.get(`/user/identities/authorize?${parameters}`, { token });
  if (!start.body?.url) throw new Error(`No address to go to: ${start.text}`);
  return auth.get(await callbackOf(auth, start.body.url), { headers: cookieOf(start) });
}
