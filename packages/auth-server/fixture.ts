import type { Kysely } from "kysely";
import { afterEach, beforeEach } from "vitest";
import { createAuth } from "./app.ts";
import { type AuthConfig, withDefaults } from "./config.ts";
import type { AuthMessage, Context, Db, User } from "./context.ts";
import { connectTo, type Make, type Place } from "./databases.fixture.ts";
import { addIdentity, emailIdentity } from "./identities.ts";
import { keyRing } from "./keys.ts";
import { type Method, openSession, sessionAnswer } from "./sessions.ts";
import { insertUser, newUser } from "./users.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of an answer
export type Json = any;

// biome-ignore lint/suspicious/noExplicitAny: the site's database has more tables
type Connected = (place: Place) => { db: Kysely<any>; close(): Promise<void> };

interface Asked {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  /** The address of the client. */
  address?: string;
}

export const siteUrl = "http://site.test";
export const externalUrl = `${siteUrl}/auth/v1`;
const masterKey = new Uint8Array(32).fill(7);

/**
 * Starts a separate server for each test. The test can move the server's clock, and finds the sent messages in a list. The database has
 * only the auth server's tables. `connected` can open another database that contains these tables too.
 */
export function authIn(make: Make, settings: Partial<AuthConfig> = {}, connected: Connected = connectTo) {
  let place: Place;
  let open: ReturnType<Connected>;
  const sent: AuthMessage[] = [];
  const logged: unknown[] = [];
  const state = { at: 0, sent, logged, config: withDefaults({ ...defaults, ...settings }) };
  const db = (): Db => open.db;
  const deps = () => ({
    db: db(),
    config: state.config,
    send: async (_: unknown, message: AuthMessage) => void state.sent.push(message),
    log: (entry: unknown) => void state.logged.push(entry),
    now: () => state.at,
  });
  let auth: ReturnType<typeof createAuth>;
  const restart = () => {
    auth = createAuth(deps());
  };
  beforeEach(async () => {
    place = await make("migrated");
    open = connected(place);
    // The start time is a whole multiple of 30 seconds, which is the time step of TOTP.
    const at = Math.ceil(Date.now() / 30_000) * 30_000;
    Object.assign(state, { at, sent: [], logged: [], config: withDefaults({ ...defaults, ...settings }) });
    restart();
  });
  afterEach(async () => {
    await open.close();
    await place.clear();
  });

  const call = async (method: string, path: string, { body, token, headers, address = "192.0.2.1" }: Asked = {}) => {
    const asIs = body instanceof URLSearchParams || body instanceof Blob;
    state.at += 1;
    const response = await auth.fetch(
      new Request(`http://inside${path}`, {
        method,
        ...(body !== undefined && { body: asIs ? body : JSON.stringify(body) }),
        headers: {
          "x-supabase-api-version": "2024-01-01",
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      }),
      { address },
    );
    const text = await response.text();
    const answer: Json = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : {};
    return {
      status: response.status,
      body: answer,
      text,
      headers: response.headers,
      location: response.headers.get("location"),
    };
  };

  return {
    state,
    call,
    restart,
    get auth() {
      return auth;
    },
    get db() {
      return db();
    },
    get context(): Context {
      const all = deps();
      return { ...all, keys: keyRing(all.db, all.config, all.now) };
    },
    pass(seconds: number) {
      state.at += seconds * 1000;
    },
    /** Inserts a person with a confirmed address, unless the test gives other values. */
    async person(email = "person@example.com", overrides: Partial<User> = {}): Promise<User> {
      state.at += 1;
      const user = newUser(state.at, { email, email_confirmed_at: state.at, ...overrides });
      return db()
        .transaction()
        .execute(async (transaction) => {
          await insertUser(transaction, user);
          return addIdentity(transaction, user, emailIdentity(user, email, user.email_confirmed_at !== null), state.at);
        });
    },
    async signIn(user: User, method: Method = "password"): Promise<Json> {
      const device = { ip: "192.0.2.1", userAgent: "test" };
      const { id } = await openSession(db(), user, method, device, state.at);
      return sessionAnswer(this.context, id);
    },
  };
}

const defaults = {
  siteUrl,
  externalUrl,
  masterKey,
  serviceKey: "a-service-key-of-the-tests",
  limits: null,
  evenMs: 0,
  argon2: { memoryCost: 64, timeCost: 1, parallelism: 1 },
} satisfies Partial<AuthConfig>;
