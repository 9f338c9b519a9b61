import type { Context as Hono } from "hono";
import {
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";
import type { AuthEnv, Caller, Context } from "../context.ts";
import { encrypt } from "../crypto.ts";
import { challengeOf, startFlow } from "../pkce.ts";
import { setBrowserCookie } from "./browser-cookie.ts";
import { clientOf, providerOf } from "./providers.ts";

/** Parameters that only we may set; a caller must not override them. */
const notPassedOn = new Set([
  ...["provider", "redirect_to", "scopes", "skip_http_redirect", "code_challenge", "code_challenge_method"],
  ...["client_id", "client_secret", "redirect_uri", "response_type", "state", "scope", "code_verifier", "nonce"],
  ...["request", "request_uri", "response_mode", "registration"],
]);

export const callbackUrl = ({ config }: Context, provider?: string): string =>
  `${config.externalUrl}/callback${provider ? `/${provider}` : ""}`;

/**
 * Tells whether a provider may use the address without a name. A hostile provider could bring us the code of an honest one as its own (mix-up, RFC
 * 9700 section 4.4). That address is therefore only for a single provider, or for one that promises to name itself in its answer (RFC 9207), which
 * the client checks.
 */
export const sharesCallback = ({ config }: Context, client: Configuration): boolean =>
  Object.keys(config.providers).length === 1 ||
  client.serverMetadata().authorization_response_iss_parameter_supported === true;

export interface ProviderState {
  nonce: string;
  /** The address to which the provider sends the browser back. Earlier versions do not store it, and mean the address without a name. */
  redirectUri?: string;
  /** Our own PKCE verifier, if the provider supports PKCE. */
  verifier?: string;
  /** Identifies the browser when the client does not use PKCE. */
  asker?: string;
  /** The session that asked to link an identity; if it has ended, nothing is linked. */
  sessionId?: string;
}

export const providerState = "provider state";

export interface AuthorizationOptions {
  query: URLSearchParams;
  /** It was checked against the allowed redirects. */
  redirectTo: string;
  /** The person who asks to link an identity. */
  caller?: Caller;
}

/**
 * The address of the provider's sign-in page. Anybody could open it, so the result is bound to the caller (login CSRF): by PKCE, which
 * apps and other origins can use, or else by a cookie.
 */
export async function providerAddress(c: Hono<AuthEnv>, context: Context, wish: AuthorizationOptions): Promise<string> {
  const { query, redirectTo, caller } = wish;
  const name = query.get("provider") ?? "";
  const provider = providerOf(context, name);
  const challenge = challengeOf({
    code_challenge: query.get("code_challenge") ?? undefined,
    code_challenge_method: query.get("code_challenge_method") ?? undefined,
  });
  const client = await clientOf(context, name);
  const verifier = client.serverMetadata().supportsPKCE() ? randomPKCECodeVerifier() : undefined;
  const nonce = query.get("nonce") || randomNonce();
  const asker = challenge ? undefined : setBrowserCookie(c, context.config);
  const redirectUri = callbackUrl(context, sharesCallback(context, client) ? undefined : name);
  const state: ProviderState = { nonce, redirectUri, verifier, asker, sessionId: caller?.session.id };
  const sealed = await encrypt(context.config, providerState, JSON.stringify(state));
  const flow = {
    challenge,
    authMethod: "oauth" as const,
    provider: name,
    redirectTo,
    linkingUserId: caller?.user.id,
    providerState: sealed,
  };
  const id = await startFlow(context.db, flow, context.now());
  const passed = [...query].filter(([key]) => !notPassedOn.has(key.toLowerCase()));
  return buildAuthorizationUrl(client, {
    ...Object.fromEntries(passed),
    redirect_uri: redirectUri,
    response_type: "code",
    scope: scopesFor(name, provider.scopes, query.get("scopes")),
    state: id,
    nonce,
    ...(verifier && { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" }),
    // Apple sends name and address only in a form post.
    ...(name === "apple" && { response_mode: "form_post" }),
  }).href;
}

function scopesFor(name: string, ...more: (string | null | undefined)[]): string {
  const basic = name === "apple" ? ["openid", "email", "name"] : ["openid", "email", "profile"];
  return [...new Set([...basic, ...more.flatMap((list) => list?.split(/[\s,]+/) ?? [])])].filter(Boolean).join(" ");
}
