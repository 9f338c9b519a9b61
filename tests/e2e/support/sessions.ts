import { hkdfSync, randomUUID } from "node:crypto";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { Context, Db } from "@site/auth-server/context.ts";
import { keyRing } from "@site/auth-server/keys.ts";
import { hashPassword } from "@site/auth-server/passwords.ts";
import { sessionAnswer } from "@site/auth-server/sessions.ts";
import { newUser } from "@site/auth-server/users.ts";
import type { Role } from "@site/ground/company/roles.ts";
import SQLite from "better-sqlite3";
import { type Connection, connectToWrite } from "#platform/db/connection.ts";
import { secret } from "#platform/db/secrets.ts";
import { configOf } from "#platform/identity/embedded.ts";
import { parseEnv } from "#platform/process/env.ts";
import { dataDir, origin } from "./origin.ts";

let opened: Connection | undefined;

/** The database of the running server. It is opened in the same way as in scripts/operate/colleague-link.ts. */
export function database(): Connection["db"] {
  opened ??= connectToWrite({ DATABASE_URL: undefined, DATA_DIR: dataDir });
  return opened.db;
}

export const authDb = () => database() as unknown as Db;

let signer: Promise<Context> | undefined;

/** Makes what is needed to sign tokens as the server does, with its stored keys. */
async function makeSigner(): Promise<Context> {
  const masterKey = hkdfSync("sha256", await secret(database(), "auth"), "", "windtower auth", 32);
  const config = configOf(parseEnv({ SITE_URL: origin }), new Uint8Array(masterKey));
  const db = authDb();
  return { db, config, now: Date.now, keys: keyRing(db, config, Date.now), send: async () => {}, log: () => {} };
}

const signing = () => (signer ??= makeSigner());

let file: SQLite.Database | undefined;

type Row = Record<string, string | number | null>;

/** Writes all rows in one transaction. The server cannot write during a transaction, so it must be short. */
export function insert(...rows: [table: string, row: Row][]): void {
  file ??= new SQLite(join(dataDir, "windtower.db"), { timeout: 5000 });
  const open = file;
  open
    .transaction(() => {
      for (const [table, row] of rows) {
        const names = Object.keys(row);
        open.prepare(`insert into ${table} (${names}) values (${names.map((name) => `@${name}`)})`).run(row);
      }
    })
    .immediate();
}

export function remove(table: string, ids: string[]): void {
  for (const id of ids) file?.prepare(`delete from ${table} where id = ?`).run(id);
}

interface Person {
  email: string;
  name?: string;
  role?: Role;
  language?: "en" | "ar";
  /** The hash from `hashOf`. Without it the person cannot sign in with a password. */
  password_hash?: string;
}

/** Hashes a password as the server does, with the same parameters. */
export const hashOf = async (password: string) => hashPassword((await signing()).config, password);

/** Creates an account with a confirmed address, and returns its id. */
export function addAccount(
  { email, name, role, language, password_hash }: Person,
  more: (id: string) => [table: string, row: Row][] = () => [],
): string {
  const now = Date.now();
  const user = newUser(now, {
    email,
    password_hash: password_hash ?? null,
    email_confirmed_at: now,
    app_metadata: JSON.stringify({ provider: "email", providers: ["email"], role }),
    user_metadata: JSON.stringify({ name, language }),
  });
  const identity = { id: randomUUID(), user_id: user.id, provider: "email", provider_id: user.id, email };
  const data = JSON.stringify({ sub: user.id, email, email_verified: true });
  insert(
    ["auth_users", { ...user }],
    ["auth_identities", { ...identity, data, last_sign_in_at: null, created_at: now, updated_at: now }],
    ...more(user.id),
  );
  return user.id;
}

export interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

/** Returns a session as a sign-in would. At aal2 the person also gets a second factor, whose secret nobody knows. */
export async function sessionOf(userId: string, { aal = "aal1", began = Date.now() } = {}): Promise<Session> {
  const context = { ...(await signing()), now: () => began };
  const id = randomUUID();
  const factorId = aal === "aal2" ? randomUUID() : null;
  const of = { user_id: userId, created_at: began };
  const factor = { ...of, id: factorId, type: "totp", status: "verified", friendly_name: "", updated_at: began };
  if (factorId) insert(["auth_factors", factor]);
  insert(
    ["auth_sessions", { ...of, id, counter: 0, aal, factor_id: factorId, user_agent: "", ip: "" }],
    ["auth_amr", { session_id: id, method: "password", at: began }],
  );
  if (factorId) insert(["auth_amr", { session_id: id, method: "totp", at: began }]);
  return (await sessionAnswer(context, id)) as unknown as Session;
}

export const cookieOf = ({ access_token }: Pick<Session, "access_token">) => ({ cookie: `access=${access_token}` });

/** Stores a session in the browser, as if the person had signed in there. */
export async function giveSession(page: Page | BrowserContext, session: Session): Promise<void> {
  const context = "context" in page ? page.context() : page;
  await context.addCookies([{ name: "access", value: session.access_token, url: origin, sameSite: "Lax" }]);
  await context.addInitScript(
    ([at, token, text]) => {
      if (location.origin === at && document.cookie.includes(token)) localStorage.setItem("account", text);
    },
    [origin, session.access_token, JSON.stringify(session)] as const,
  );
}
