import { hkdfSync, randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import type { Context, Db } from "#server/auth/context.ts";
import { keyRing } from "#server/auth/keys.ts";
import { addMethod, openSession, sessionAnswer } from "#server/auth/sessions.ts";
import { insertUser, newUser } from "#server/auth/users.ts";
import { type Connection, connectBeside } from "#server/db/connection.ts";
import { secret } from "#server/db/secrets.ts";
import { configOf } from "#server/embedded-auth.ts";
import { parseEnv } from "#server/env.ts";
import { dataDir, origin } from "./origin.ts";

let opened: Connection | undefined;

/** The database beside the running server, as scripts/staff-link.ts opens it. */
export function database(): Connection["db"] {
  opened ??= connectBeside({ DATABASE_URL: undefined, DATA_DIR: dataDir });
  return opened.db;
}

export const authDb = () => database() as unknown as Db;

let signer: Promise<Context> | undefined;

/** Signs as the server does, by the keys that it keeps. */
async function makeSigner(): Promise<Context> {
  const masterKey = hkdfSync("sha256", await secret(database(), "auth"), "", "windtower auth", 32);
  const config = configOf(parseEnv({ SITE_URL: origin }), new Uint8Array(masterKey));
  const db = authDb();
  return { db, config, now: Date.now, keys: keyRing(db, config, Date.now), send: async () => {}, log: () => {} };
}

interface Person {
  email: string;
  name?: string;
  role?: "owner" | "agent";
  language?: "en" | "ar";
}

/** An account with a confirmed address and no password; gives its id. */
export async function addAccount({ email, name, role, language }: Person): Promise<string> {
  const now = Date.now();
  const user = newUser(now, {
    email,
    email_confirmed_at: now,
    app_metadata: JSON.stringify({ provider: "email", providers: ["email"], role }),
    user_metadata: JSON.stringify({ name, language }),
  });
  await authDb()
    .transaction()
    .execute(async (db) => {
      await insertUser(db, user);
      const identity = { id: randomUUID(), user_id: user.id, provider: "email", provider_id: user.id, email };
      const data = JSON.stringify({ sub: user.id, email, email_verified: true });
      await db
        .insertInto("auth_identities")
        .values({ ...identity, data, last_sign_in_at: null, created_at: now, updated_at: now })
        .execute();
    });
  return user.id;
}

export interface Session {
  access_token: string;
  refresh_token: string;
  expires_at: number;
}

/** What signing in answers with. At aal2 a factor stands behind it, whose secret nobody knows. */
export async function sessionOf(userId: string, { aal = "aal1", began = Date.now() } = {}): Promise<Session> {
  signer ??= makeSigner();
  const context = { ...(await signer), now: () => began };
  const user = await authDb().selectFrom("auth_users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();
  // A transaction that begins by reading would have to give way to the server's.
  const id = await authDb()
    .transaction()
    .execute(async (db) => {
      const session = await openSession(db, user, "password", { ip: "", userAgent: "" }, began);
      if (aal === "aal2") await raise(db, userId, session.id, began);
      return session.id;
    });
  return (await sessionAnswer(context, id)) as unknown as Session;
}

async function raise(db: Db, userId: string, sessionId: string, now: number): Promise<void> {
  const factor = { id: randomUUID(), user_id: userId, type: "totp", status: "verified", friendly_name: "" } as const;
  const rest = { secret: null, phone: null, last_challenged_at: now, last_totp_step: null };
  await db
    .insertInto("auth_factors")
    .values({ ...factor, ...rest, created_at: now, updated_at: now })
    .execute();
  await addMethod(db, sessionId, "totp", now);
  const raised = { aal: "aal2", factor_id: factor.id } as const;
  await db.updateTable("auth_sessions").set(raised).where("id", "=", sessionId).execute();
}

export const cookieOf = ({ access_token }: Pick<Session, "access_token">) => ({ cookie: `access=${access_token}` });

/** The browser now holds this session, as if it had signed in, until it signs out. */
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
