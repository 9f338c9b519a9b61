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
    /** The same mail for an address without a valid password: the reader chooses one. */
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
  /** Six digits. */
  code?: string;
  /** How long the link and the code are valid. */
  seconds?: number;
  /** The address of our GET /verify. */
  link?: string;
  /** The token for a page of the site that posts `token_hash` and `type`, so that a mail scanner that only opens the link does not use it up. */
  tokenHash?: string;
  type?: string;
  redirectTo?: string;
  /** The new address of a change of address. */
  newEmail?: string;
  /** The account that asked for the change, in the mail to the new address. */
  account?: string;
  /** The id of that account, if it has no address yet and the change may be confirmed only in its own session. */
  anonymous?: string;
}

/** Called inside the transaction that creates the token. */
// biome-ignore lint/suspicious/noExplicitAny: the site's own tables do not concern the auth server
export type Send = (db: Kysely<any>, message: AuthMessage) => Promise<void>;

export interface LogEntry {
  level: "info" | "warn" | "error";
  event: string;
  code?: string;
  /** The cause. Do not log its message, because a database quotes the row in it. */
  error?: unknown;
}

export interface KeyRing {
  signing(): Promise<{ kid: string; key: CryptoKey }>;
  verifying(kid: string): Promise<CryptoKey | undefined>;
  /** The JWKS: public keys only. */
  published(): Promise<JWK[]>;
}

/** Shared by all routes. */
export interface Context {
  db: Db;
  config: AuthConfig;
  now(): number;
  send: Send;
  log(entry: LogEntry): void;
  keys: KeyRing;
}

/** The caller, which the guard of protected routes sets. */
export interface Caller {
  user: User;
  session: Session;
}

export interface AuthEnv {
  /** `address` is empty when our own process calls; such calls are not rate limited. */
  Bindings: { address: string };
  Variables: { caller: Caller };
}

export type Routes = (app: Hono<AuthEnv>, context: Context) => void;
