import type { Hono } from "hono";
import type { CryptoKey, JWK } from "jose";
import type { Kysely, Selectable } from "kysely";
import type { AuthConfig } from "./config.ts";
import type { AuthTables, SessionsTable, UsersTable } from "./tables.ts";

export type Db = Kysely<AuthTables>;
export type User = Selectable<UsersTable>;
export type Session = Selectable<SessionsTable>;

export interface AuthMessage {
  kind:
    | "signup"
    /** The same mail as `signup`, but for an account without a valid password: the reader has to choose one. */
    | "signup_password"
    | "invite"
    | "recovery"
    | "magiclink"
    | "email_change_current"
    | "email_change_new"
    | "reauthentication"
    | "password_changed"
    | "factor_added"
    | "factor_removed"
    | "passkey_added"
    | "passkey_removed"
    | "sms";
  to: string;
  /** The language that the person chose, if known. */
  language: string | null;
  /** A code of six digits. */
  code?: string;
  /** How long the link and the code are valid. */
  seconds?: number;
  /** The link of the mail: the address of our GET /verify, with the token. */
  link?: string;
  /**
   * The token for a link to a page of the site, which posts it as `token_hash` with `type`. A mail scanner that only opens the link does
   * not use up the token.
   */
  tokenHash?: string;
  type?: string;
  redirectTo?: string;
  /** The new address, if the mail is about a change of address. */
  newEmail?: string;
  /** The account that asked for the change of address. Only the mail to the new address contains it. */
  account?: string;
  /**
   * The id of the account that asked for the change, if the account is anonymous. Then the change may be confirmed only in its own session.
   */
  anonymous?: string;
}

/** Sends a message. It is called inside the transaction that creates the token. */
// biome-ignore lint/suspicious/noExplicitAny: the database also has tables of the site, which the auth server does not know
export type Send = (db: Kysely<any>, message: AuthMessage) => Promise<void>;

export interface LogEntry {
  level: "info" | "warn" | "error";
  event: string;
  code?: string;
  /** The cause. Do not log the message of a database error, because it quotes the row. */
  error?: unknown;
}

export interface KeyRing {
  signing(): Promise<{ kid: string; key: CryptoKey }>;
  verifying(kid: string): Promise<CryptoKey | undefined>;
  /** The JWKS: public keys only. */
  published(): Promise<JWK[]>;
}

/** The objects that all routes share. */
export interface Context {
  db: Db;
  config: AuthConfig;
  now(): number;
  send: Send;
  log(entry: LogEntry): void;
  keys: KeyRing;
}

/** The signed-in person and the session. The guard of protected routes sets both. */
export interface Caller {
  user: User;
  session: Session;
}

export interface AuthEnv {
  /** `address` is the client's. It is empty when our own process calls; such calls are not rate limited. */
  Bindings: { address: string };
  Variables: { caller: Caller };
}

export type Routes = (app: Hono<AuthEnv>, context: Context) => void;
