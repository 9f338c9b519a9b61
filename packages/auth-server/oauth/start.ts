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

/** Parameters that only we may set. They are not taken over from a caller's request. */
const notPassedOn = new Set([
  ...["provider", "redirect_to", "scopes", "skip_http_redirect", "code_challenge", "code_challenge_method"],
  ...["client_id", "client_secret", "redirect_uri", "response_type", "state", "scope", "code_verifier", "nonce"],
  ...["request", "request_uri", "response_mode", "registration"],
]);

export const callbackUrl = ({ config }: Context, provider?: string): string =>
  `${config.externalUrl}/callback${provider ? `/${provider}` : ""}`;

/**
 * Tells whether a provider may use the callback address that does not contain a provider's name. There, a hostile provider could pass off
 * the code of an honest provider as its own (mix-up attack, RFC 9700 section 4.4). So this address is only for a single provider, or for a
 * provider that promises to name itself in its answer (RFC 9207). The client library checks the name.
 */
export const sharesCallback = ({ config }: Context, client: Configuration): boolean =>
  Object.keys(config.providers).length === 1 ||
  client.serverMetadata().authorization_response_iss_parameter_supported === true;

export interface ProviderState {
  nonce: string;
  /**
   * The address to which the provider sends the browser back. Earlier versions do not store this field. If it is missing, the provider uses
   * the callback address without a provider's name.
   */
  redirectUri?: string;
  /** Our own PKCE verifier, if the provider supports PKCE. */
  verifier?: string;
  /** The hash of the browser's cookie, if the client does not use PKCE. */
  asker?: string;
  /** The session that asked to link an identity. If this session has ended, nothing is linked. */
  sessionId?: string;
}

export const providerState = "provider state";

export interface AuthorizationOptions {
  query: URLSearchParams;
  /** The address for the final redirect. It was already checked against the allowed redirects. */
  redirectTo: string;
  /** The person who asks to link an identity. */
  caller?: Caller;
}

/**
 * Returns the address of the provider's sign-in page. An attacker could make a victim open the attacker's own return address and so sign
 * the victim in to the attacker's account (login CSRF). Therefore only the client that began the sign-in can finish it. PKCE ensures this,
 * also for apps and other origins; without PKCE, a cookie ensures it.
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
