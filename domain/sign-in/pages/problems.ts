import { isOneOf, keysOf } from "@site/typed";
import { isAuthRetryableFetchError, isAuthSessionMissingError, isAuthWeakPasswordError } from "@supabase/supabase-js";

/** Maps error codes of the auth backend to keys under `problems` in messages/auth.json. */
const byCode = {
  invalid_credentials: "credentials",
  user_not_found: "sessionGone",
  email_not_confirmed: "emailNotConfirmed",
  phone_not_confirmed: "emailNotConfirmed",
  weak_password: "weakPassword",
  same_password: "samePassword",
  current_password_invalid: "currentPassword",
  current_password_required: "currentPassword",
  reauthentication_needed: "reauthenticate",
  reauth_nonce_missing: "reauthenticate",
  reauthentication_not_valid: "reauthenticationCode",
  otp_expired: "codeExpired",
  otp_disabled: "methodOff",
  mfa_verification_failed: "factorCode",
  mfa_verification_rejected: "factorCode",
  mfa_challenge_expired: "factorExpired",
  mfa_ip_address_mismatch: "factorExpired",
  mfa_factor_not_found: "factorGone",
  mfa_factor_name_conflict: "factorName",
  mfa_verified_factor_exists: "factorName",
  too_many_enrolled_mfa_factors: "factorsFull",
  mfa_totp_enroll_not_enabled: "factorOff",
  mfa_totp_verify_not_enabled: "factorOff",
  mfa_phone_enroll_not_enabled: "factorOff",
  mfa_phone_verify_not_enabled: "factorOff",
  insufficient_aal: "secondFactor",
  over_request_rate_limit: "tooManyRequests",
  over_email_send_rate_limit: "tooManyMails",
  over_sms_send_rate_limit: "tooManySms",
  session_not_found: "sessionGone",
  session_expired: "sessionGone",
  refresh_token_not_found: "sessionGone",
  refresh_token_already_used: "sessionGone",
  bad_jwt: "sessionGone",
  no_authorization: "sessionGone",
  user_banned: "banned",
  signup_disabled: "signUpsOff",
  email_provider_disabled: "methodOff",
  phone_provider_disabled: "methodOff",
  provider_disabled: "methodOff",
  oauth_provider_not_supported: "methodOff",
  manual_linking_disabled: "methodOff",
  bad_oauth_state: "linkBroken",
  bad_oauth_callback: "providerFailed",
  access_denied: "providerFailed",
  flow_state_not_found: "linkBroken",
  flow_state_expired: "linkBroken",
  flow_state_already_used: "linkBroken",
  bad_code_verifier: "linkBroken",
  pkce_code_verifier_not_found: "linkBroken",
  invite_not_found: "linkExpired",
  provider_email_needs_verification: "providerEmail",
  identity_already_exists: "identityTaken",
  single_identity_not_deletable: "identityLast",
  email_conflict_identity_not_deletable: "identityLast",
  identity_not_found: "identityGone",
  email_exists: "emailTaken",
  user_already_exists: "emailTaken",
  email_address_invalid: "emailInvalid",
  email_address_not_authorized: "emailInvalid",
  captcha_failed: "captcha",
  passkey_disabled: "methodOff",
  webauthn_verification_failed: "passkeyRefused",
  webauthn_challenge_not_found: "passkeyLate",
  webauthn_challenge_expired: "passkeyLate",
  webauthn_credential_exists: "passkeyKnown",
  too_many_passkeys: "passkeysFull",
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "passkeyKnown",
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: "passkeyUnable",
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: "passkeyUnable",
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: "passkeyUnable",
  passkey_not_added: "passkeyNotAdded",
  staff: "staff",
  unexpected_failure: "server",
  hook_timeout: "server",
  request_timeout: "offline",
  conflict: "server",
} as const;

/** Errors without a code, or with a code that is too general, are recognised by their message. */
const byText = [
  [/^no session$|session missing/i, "sessionGone"],
  [/^(not a valid pkce flow url|no code detected|no session defined in url)/i, "linkBroken"],
  [/error in url with unspecified|code verifier/i, "linkBroken"],
  [/invalid jwt signature|jwks is empty|no matching signing key/i, "server"],
  [/unable to validate email address/i, "emailInvalid"],
  [/longer than 72/i, "passwordTooLong"],
  [/password should be/i, "weakPassword"],
  [/not enabled|unsupported provider/i, "methodOff"],
] as const;

/** Tells whether the person or the device cancelled the passkey. Then nothing has gone wrong. */
export const isDeclined = (problem: Problem | undefined): boolean =>
  problem?.key === "passkeyUnconfirmed" || problem?.key === "passkeyNotAdded";

export type ProblemKey =
  | (typeof byCode)[keyof typeof byCode]
  | (typeof byText)[number][1]
  | "pwnedPassword"
  | "passwordCharacters"
  | "linkExpired"
  | "linkUsed"
  | "passkeyUnconfirmed"
  | "unknown";

/** A problem to show. `count` is the number of seconds to wait. */
export type Problem = { key: ProblemKey; count?: number } | { key: "tooSoon"; count: number };

type Failure = { code?: unknown; message?: unknown; status?: unknown; cause?: unknown };

/** Returns the problem for any error: of the auth client, of our own endpoints, or an unknown one. */
export function problemOf(error: unknown): Problem {
  if (isAuthRetryableFetchError(error) || error instanceof TypeError) return { key: "offline" };
  if (isAuthSessionMissingError(error)) return { key: "sessionGone" };
  if (isAuthWeakPasswordError(error)) return { key: weakness(error.reasons) };
  const { code, message, status, cause } = (error ?? {}) as Failure;
  if (cause instanceof Error && cause.name === "NotAllowedError") return { key: "passkeyUnconfirmed" };
  const seconds = /after (\d+) seconds?/.exec(String(message))?.[1];
  if (seconds) return { key: "tooSoon", count: Number(seconds) };
  const known = isOneOf(keysOf(byCode), code) ? byCode[code] : undefined;
  const textKey = byText.find(([pattern]) => pattern.test(String(message)))?.[1];
  return { key: known ?? textKey ?? (isFailing(status) ? "server" : "unknown") };
}

const isFailing = (status: unknown) => Number(status) >= 500;

const weakness = (reasons: readonly string[]): ProblemKey => {
  if (reasons.includes("pwned")) return "pwnedPassword";
  return reasons.includes("characters") ? "passwordCharacters" : "weakPassword";
};

/** Finds an error in the query or the fragment of an address. A provider or an expired link puts it there. */
export function problemIn({ search, hash }: { search: string; hash: string }): Problem | undefined {
  const parameters = [new URLSearchParams(search), new URLSearchParams(hash.slice(1))].find((all) => all.has("error"));
  if (!parameters) return undefined;
  const code = parameters.get("error_code") ?? parameters.get("error");
  if (code === "otp_expired") return { key: "linkExpired" };
  return problemOf({ code, message: parameters.get("error_description") });
}
