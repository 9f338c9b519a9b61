/**
 * The tables follow the conventions of the site's tables: ids are text, times are integer milliseconds, booleans are 0 or 1, structured
 * values are JSON text.
 */
export interface AuthTables {
  auth_users: UsersTable;
  auth_identities: IdentitiesTable;
  auth_sessions: SessionsTable;
  auth_amr: AmrTable;
  auth_one_time_tokens: OneTimeTokensTable;
  auth_flow_states: FlowStatesTable;
  auth_factors: FactorsTable;
  auth_challenges: ChallengesTable;
  auth_passkeys: PasskeysTable;
  auth_passkey_challenges: PasskeyChallengesTable;
  auth_keys: KeysTable;
  auth_rate: RateTable;
  auth_audit: AuditTable;
}

export type Flag = 0 | 1;

export interface UsersTable {
  id: string;
  /** The address in lower case. */
  email: string | null;
  /** The phone number in E.164 format, without the plus. */
  phone: string | null;
  /** An argon2id hash. For an imported person it may be bcrypt until they first sign in. */
  password_hash: string | null;
  role: string;
  email_confirmed_at: number | null;
  phone_confirmed_at: number | null;
  new_email: string | null;
  new_phone: string | null;
  /** How many mails about the change of address must still be confirmed. */
  email_change_waits: number;
  invited_at: number | null;
  confirmation_sent_at: number | null;
  recovery_sent_at: number | null;
  email_change_sent_at: number | null;
  phone_change_sent_at: number | null;
  reauthentication_sent_at: number | null;
  last_sign_in_at: number | null;
  banned_until: number | null;
  deleted_at: number | null;
  /** JSON that only the server and its administrators write. */
  app_metadata: string;
  /** JSON that the person writes. */
  user_metadata: string;
  is_anonymous: Flag;
  created_at: number;
  updated_at: number;
}

export interface IdentitiesTable {
  id: string;
  user_id: string;
  provider: string;
  /** The person's id at the provider. For e-mail and phone it is our own user id. */
  provider_id: string;
  /** JSON. */
  data: string;
  email: string | null;
  last_sign_in_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** The counter of the current refresh token. */
  counter: number;
  aal: "aal1" | "aal2";
  /** The factor or passkey that raised the session to aal2. */
  factor_id: string | null;
  user_agent: string;
  ip: string;
  created_at: number;
  refreshed_at: number | null;
  /**
   * The time of the last refresh that raised the counter. A second factor sets it to null, so that older tokens are not accepted as those
   * of parallel tabs.
   */
  rotated_at: number | null;
  not_after: number | null;
}

/** The methods with which a session was authenticated. If a method is used again, only its time changes. */
export interface AmrTable {
  session_id: string;
  method: string;
  at: number;
}

export type TokenKind =
  | "confirmation"
  | "invite"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "phone_change"
  | "reauthentication";

/** One-time tokens of mails and text messages. A person has at most one token of each kind. */
export interface OneTimeTokensTable {
  id: string;
  user_id: string;
  kind: TokenKind;
  /** The hash of the link token; null if there is only a code. */
  token_hash: string | null;
  code_hash: string;
  /** The address or number to which the token was sent. */
  relates_to: string;
  /** The number of wrong codes so far. */
  tries: number;
  flow_id: string | null;
  created_at: number;
  expires_at: number;
}

export interface FlowStatesTable {
  /** The id, which is also the `state` of an OAuth redirect. */
  id: string;
  auth_code_hash: string | null;
  code_challenge: string | null;
  code_challenge_method: string | null;
  /** The AMR method of the future session. */
  auth_method: string;
  provider: string;
  user_id: string | null;
  redirect_to: string | null;
  linking_user_id: string | null;
  /** The provider's answer as JSON, encrypted. */
  provider_tokens: string | null;
  /** Our own PKCE verifier and nonce for the provider, as JSON, encrypted. */
  provider_state: string | null;
  created_at: number;
  code_issued_at: number | null;
  used_at: number | null;
}

export interface FactorsTable {
  id: string;
  user_id: string;
  type: "totp" | "phone";
  status: "unverified" | "verified";
  friendly_name: string;
  /** The encrypted TOTP secret. */
  secret: string | null;
  phone: string | null;
  last_challenged_at: number | null;
  /** The last accepted time step of TOTP. No step is accepted twice. */
  last_totp_step: number | null;
  created_at: number;
  updated_at: number;
}

export interface ChallengesTable {
  id: string;
  factor_id: string;
  code_hash: string | null;
  ip: string;
  tries: number;
  created_at: number;
  expires_at: number;
  verified_at: number | null;
}

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** The authenticator's id for the key, in base64url. */
  credential_id: string;
  /** The key in COSE format, in base64url. */
  public_key: string;
  /** How often the authenticator has signed, by its own count. Synchronised passkeys always send 0. */
  counter: number;
  /** JSON: the ways to reach the authenticator, such as USB or NFC. */
  transports: string;
  /** The model of the authenticator, as the authenticator itself states it. */
  aaguid: string;
  friendly_name: string;
  backed_up: Flag;
  created_at: number;
  updated_at: number;
  last_used_at: number | null;
}

/** A challenge is deleted when it is answered, so that each challenge is used only once. */
export interface PasskeyChallengesTable {
  id: string;
  purpose: "registration" | "authentication";
  /** null for a sign-in, because the person is not known yet. */
  user_id: string | null;
  challenge: string;
  created_at: number;
  expires_at: number;
}

export interface KeysTable {
  kid: string;
  /** A unique number that increases. If two processes find no key and create one at once, only one of them succeeds. */
  generation: number;
  alg: string;
  /** JSON. */
  public_jwk: string;
  /** The private key as JSON, encrypted. */
  private_jwk: string;
  /** The time from which the key signs. The key is published earlier, so that cached copies of the JWKS contain it by then. */
  signs_from: number;
  retired_at: number | null;
  created_at: number;
}

/** Rate limits (GCRA). `key` is a keyed hash; `full_at` is the time at which the whole limit is available again. */
export interface RateTable {
  key: string;
  full_at: number;
}

export interface AuditTable {
  id: string;
  at: number;
  action: string;
  user_id: string | null;
  session_id: string | null;
  /** JSON without personal data. */
  data: string;
}
