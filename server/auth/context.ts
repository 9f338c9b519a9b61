import type { Hono } from "hono";
import type { Kysely, Selectable } from "kysely";
import type { AuthConfig } from "./config.ts";
import type { KeyRing } from "./keys.ts";
import type { AuthTables, SessionsTable, UsersTable } from "./tables.ts";

export type Db = Kysely<AuthTables>;
export type User = Selectable<UsersTable>;
export type Session = Selectable<SessionsTable>;

export interface AuthMessage {
  kind:
    | "signup"
    /** The same, of an address that has no password yet, or none that counts: one is to be chosen. */
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
    | "sms";
  to: string;
  /** What the person chose, where known. */
  language: string | null;
  /** Six digits. */
  code?: string;
  /** How long link and code are good for. */
  seconds?: number;
  /** Of our GET /verify. */
  link?: string;
  /** For a page of the site that takes `token_hash` and `type` and posts them, so that no mail scanner uses them up. */
  tokenHash?: string;
  type?: string;
  redirectTo?: string;
  /** The address that shall be the new one. */
  newEmail?: string;
  /** At the new address: whose account asks for it. */
  account?: string;
}

/** Called inside the transaction that makes the token. */
// biome-ignore lint/suspicious/noExplicitAny: the site's own tables are none of our business
export type Send = (db: Kysely<any>, message: AuthMessage) => Promise<void>;

export interface LogEntry {
  level: "info" | "warn" | "error";
  event: string;
  code?: string;
  /** Its message is not to be written: a database's quotes the row. */
  error?: unknown;
}

/** What every route works with. */
export interface Context {
  db: Db;
  config: AuthConfig;
  now(): number;
  send: Send;
  log(entry: LogEntry): void;
  keys: KeyRing;
}

/** Who asks: set by the guard in front of protected routes. */
export interface Caller {
  user: User;
  session: Session;
}

export interface Room {
  /** `address` is empty where this very process asks: it is not counted. */
  Bindings: { address: string };
  Variables: { caller: Caller };
}

export type Routes = (app: Hono<Room>, context: Context) => void;
