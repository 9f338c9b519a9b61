/** As in the site's own tables: ids are text, instants integer milliseconds, booleans 0 or 1, structured values JSON text. */
export interface AuthTables {
  auth_users: UsersTable;
  auth_identities: IdentitiesTable;
  auth_sessions: SessionsTable;
  auth_amr: AmrTable;
  auth_one_time_tokens: OneTimeTokensTable;
  auth_flow_states: FlowStatesTable;
  auth_factors: FactorsTable;
  auth_challenges: ChallengesTable;
  auth_keys: KeysTable;
  auth_rate: RateTable;
  auth_audit: AuditTable;
}

export type Flag = 0 | 1;

export interface UsersTable {
  id: string;
  /** Lower case. */
  email: string | null;
  /** E.164 without the plus. */
  phone: string | null;
  /** argon2id, or bcrypt until an imported person signs in for the first time. */
  password_hash: string | null;
  role: string;
  email_confirmed_at: number | null;
  phone_confirmed_at: number | null;
  new_email: string | null;
  new_phone: string | null;
  /** So many mails about the change of address have yet to be answered. */
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
  /** JSON; written by the server and its administrators only. */
  app_metadata: string;
  /** JSON; the person's own. */
  user_metadata: string;
  is_anonymous: Flag;
  created_at: number;
  updated_at: number;
}

export interface IdentitiesTable {
  id: string;
  user_id: string;
  provider: string;
  /** The provider's name for the person; for e-mail and phone the user's own id. */
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
  /** Which refresh token is the current one. */
  counter: number;
  aal: "aal1" | "aal2";
  /** The factor that raised it to aal2. */
  factor_id: string | null;
  user_agent: string;
  ip: string;
  created_at: number;
  refreshed_at: number | null;
  /** When the counter last went on by a refresh; null after a second factor, before which nothing counts as parallel. */
  rotated_at: number | null;
  not_after: number | null;
}

/** How a session was authenticated; a method used again only gets a newer instant. */
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

/** What a mail or a text message lets its reader do once: at most one of a kind for each person. */
export interface OneTimeTokensTable {
  id: string;
  user_id: string;
  kind: TokenKind;
  /** Of the link; null where there is only a code. */
  token_hash: string | null;
  code_hash: string;
  /** Address or number it was sent to. */
  relates_to: string;
  /** Wrong codes so far. */
  tries: number;
  flow_id: string | null;
  created_at: number;
  expires_at: number;
}

export interface FlowStatesTable {
  /** Also the `state` of an OAuth redirect. */
  id: string;
  auth_code_hash: string | null;
  code_challenge: string | null;
  code_challenge_method: string | null;
  /** The AMR method that its session will have. */
  auth_method: string;
  provider: string;
  user_id: string | null;
  redirect_to: string | null;
  linking_user_id: string | null;
  /** JSON, encrypted: what the provider gave us. */
  provider_tokens: string | null;
  /** JSON, encrypted: our own PKCE verifier and nonce towards the provider. */
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
  /** A time step that was accepted is never accepted again. */
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

export interface KeysTable {
  kid: string;
  /** Counts up; unique, so that two processes that both miss a key make one. */
  generation: number;
  alg: string;
  /** JSON. */
  public_jwk: string;
  /** JSON, encrypted. */
  private_jwk: string;
  /** Published before it signs, so that caches of the JWKS know it by then. */
  signs_from: number;
  retired_at: number | null;
  created_at: number;
}

/** One row for what is counted, by keyed hash; `full_at` is when it will have forgotten everything (GCRA). */
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
