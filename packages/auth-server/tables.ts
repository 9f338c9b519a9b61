/** Conventions of the site's tables: ids are text, instants integer milliseconds, booleans 0 or 1, structured values JSON text. */
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
  /** The number in E.164 without the plus. */
  phone: string | null;
  /** argon2id, or bcrypt until an imported person signs in for the first time. */
  password_hash: string | null;
  role: string;
  email_confirmed_at: number | null;
  phone_confirmed_at: number | null;
  new_email: string | null;
  new_phone: string | null;
  /** The number of unanswered mails about the change of address. */
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
  /** JSON, written only by the server and its administrators. */
  app_metadata: string;
  /** JSON, written by the person. */
  user_metadata: string;
  is_anonymous: Flag;
  created_at: number;
  updated_at: number;
}

export interface IdentitiesTable {
  id: string;
  user_id: string;
  provider: string;
  /** The provider's id for the person; for e-mail and phone our own user id. */
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
  /** The factor or passkey that raised it to aal2. */
  factor_id: string | null;
  user_agent: string;
  ip: string;
  created_at: number;
  refreshed_at: number | null;
  /** When a refresh last raised the counter; null after a second factor, so that no older token counts as parallel. */
  rotated_at: number | null;
  not_after: number | null;
}

/** How a session was authenticated. Using a method again only updates its time. */
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

/** One-time tokens of mails and text messages: at most one of each kind per person. */
export interface OneTimeTokensTable {
  id: string;
  user_id: string;
  kind: TokenKind;
  /** The hash of the link token; null if there is only a code. */
  token_hash: string | null;
  code_hash: string;
  /** The address or number to which it was sent. */
  relates_to: string;
  /** Wrong codes so far. */
  tries: number;
  flow_id: string | null;
  created_at: number;
  expires_at: number;
}

export interface FlowStatesTable {
  /** This is also the `state` of an OAuth redirect. */
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
  /** JSON, encrypted: the provider's answer. */
  provider_tokens: string | null;
  /** JSON, encrypted: our own PKCE verifier and nonce for the provider. */
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
  /** Encrypted. */
  secret: string | null;
  phone: string | null;
  last_challenged_at: number | null;
  /** The last accepted time step; no step is accepted twice. */
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
  /** The authenticator's name for the key, base64url. */
  credential_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** How often the authenticator has signed, as it says itself; synchronised passkeys always say 0. */
  counter: number;
  /** JSON: the ways to reach the authenticator. */
  transports: string;
  /** The model of the authenticator, as it says itself. */
  aaguid: string;
  friendly_name: string;
  backed_up: Flag;
  created_at: number;
  updated_at: number;
  last_used_at: number | null;
}

/** A challenge is deleted when it is answered, so that each is used once. */
export interface PasskeyChallengesTable {
  id: string;
  purpose: "registration" | "authentication";
  /** Null before sign-in. */
  user_id: string | null;
  challenge: string;
  created_at: number;
  expires_at: number;
}

export interface KeysTable {
  kid: string;
  /** An increasing unique number. If two processes miss a key at once, only one can create it. */
  generation: number;
  alg: string;
  /** JSON. */
  public_jwk: string;
  /** JSON, encrypted. */
  private_jwk: string;
  /** The key is published before it signs, so that cached copies of the JWKS contain it by then. */
  signs_from: number;
  retired_at: number | null;
  created_at: number;
}

/** Rate limits (GCRA), by keyed hash; `full_at` is when the whole limit is available again. */
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
