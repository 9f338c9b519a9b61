import { authorizationCodeGrant, type Configuration, fetchUserInfo } from "openid-client";
import { canonicalEmail } from "../email.ts";

/**
 * The provider's tokens, with which the client can call the provider on the person's behalf. The client gets them only once, with the
 * session.
 */
export interface ProviderTokens extends Record<string, unknown> {
  provider_token: string;
  provider_refresh_token?: string;
}

/** A person's profile at a provider. `verified` tells whether the provider has verified the address. */
export interface Profile {
  provider: string;
  subject: string;
  /** The address in lower case. */
  email: string | null;
  verified: boolean;
  /** The data of the identity, as the database stores them. */
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
  const needsUserInfo = client.serverMetadata().userinfo_endpoint && typeof signed.email !== "string";
  const userInfo = needsUserInfo ? await fetchUserInfo(client, tokens.access_token, signed.sub) : {};
  const providerTokens: ProviderTokens = {
    provider_token: tokens.access_token,
    provider_refresh_token: tokens.refresh_token,
  };
  return { claims: { ...userInfo, ...signed } as Claims, given: providerTokens };
}

/** Makes the profile. `name` comes from Apple's form, which contains the name only at the first sign-in. */
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
 * Tells whether the provider has verified the address. In Microsoft's directories every administrator can set any address, and only the
 * claim xms_edov proves that the domain is the directory's own. Apple sends booleans as strings.
 */
function isVerified(provider: string, claims: Claims): boolean {
  const claim = provider === "azure" ? claims.xms_edov : claims.email_verified;
  return claim === true || claim === "true" || (provider === "azure" && (claim === 1 || claim === "1"));
}

const withoutGaps = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
