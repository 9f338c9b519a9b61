import { authorizationCodeGrant, type Configuration, fetchUserInfo } from "openid-client";
import { canonicalEmail } from "../email.ts";

/** The provider's tokens, for calling it on the person's behalf; the client gets them once, with the session. */
export interface ProviderTokens extends Record<string, unknown> {
  provider_token: string;
  provider_refresh_token?: string;
}

/** A profile with the facts that the provider has verified. */
export interface Profile {
  provider: string;
  subject: string;
  /** The address in lower case. */
  email: string | null;
  verified: boolean;
  /** The data of the identity in the form in which they are stored. */
  data: Record<string, unknown>;
}

interface Checks {
  expectedState: string;
  expectedNonce: string;
  pkceCodeVerifier?: string;
}

type Claims = Record<string, unknown>;

/** Exchanges the code for tokens, validates them as the provider's metadata requires, and reads the profile. */
export async function askProvider(client: Configuration, address: URL, checks: Checks) {
  const tokens = await authorizationCodeGrant(client, address, { ...checks, idTokenExpected: true });
  const signed = tokens.claims();
  if (!signed?.sub) throw new Error("The provider does not say who it is");
  const asked = client.serverMetadata().userinfo_endpoint && typeof signed.email !== "string";
  const told = asked ? await fetchUserInfo(client, tokens.access_token, signed.sub) : {};
  const given: ProviderTokens = { provider_token: tokens.access_token, provider_refresh_token: tokens.refresh_token };
  return { claims: { ...told, ...signed } as Claims, given };
}

/** `name` comes from Apple's form, which sends it only at the first sign-in. */
export function profileFrom(provider: string, claims: Claims, name?: string): Profile {
  const text = (key: string) => {
    const claim = claims[key];
    return typeof claim === "string" ? claim.slice(0, 500) : undefined;
  };
  const subject = String(claims.sub);
  const email = canonicalEmail(text("email") ?? "") || null;
  const fullName = text("name") ?? name;
  const verified = email !== null && isVerified(provider, claims);
  const data = {
    iss: text("iss"),
    sub: subject,
    provider_id: subject,
    email: email ?? undefined,
    email_verified: verified,
    phone_verified: false,
    name: fullName,
    full_name: fullName,
    picture: text("picture"),
    avatar_url: text("picture"),
    preferred_username: text("preferred_username"),
    user_name: text("preferred_username"),
  };
  return { provider, subject, email, verified, data: withoutGaps(data) };
}

/**
 * In Microsoft's directories every administrator can set any address; only this claim proves ownership of the domain. Apple sends
 * booleans as strings.
 */
function isVerified(provider: string, claims: Claims): boolean {
  const claim = provider === "azure" ? claims.xms_edov : claims.email_verified;
  return claim === true || claim === "true" || (provider === "azure" && (claim === 1 || claim === "1"));
}

const withoutGaps = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
