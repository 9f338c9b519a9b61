import { randomBytes } from "node:crypto";
import { createAuth } from "@site/auth-server/app.ts";
import { type AuthConfig, defaultLimits, withDefaults } from "@site/auth-server/config.ts";
import type { AuthMessage, Db } from "@site/auth-server/context.ts";
import { addKey, keyRing } from "@site/auth-server/keys.ts";
import { SignJWT } from "jose";
import { sql } from "kysely";
import { connectTo, type Make } from "#platform/db/fixture.ts";
import type { Backend, Settings } from "./backend.ts";
import { httpOf } from "./http.ts";
import { onLoopback } from "./loopback.ts";
import { outboxOf } from "./outbox.ts";
import { newRecord, withRecord } from "./secrets.ts";

/** The state that all servers of a test file share. */
interface SuiteState {
  make: Make;
  clock: { offset: number };
  masterKey: Uint8Array;
  log: string[];
  answers: ReturnType<typeof newRecord>;
}

/** Starts our auth server in this process, with its own database and without the rest of the site. */
export function embeddedBackend(make: Make): () => Promise<Backend> {
  return () => {
    const masterKey = new Uint8Array(randomBytes(32));
    return start({ make, clock: { offset: 0 }, masterKey, log: [], answers: newRecord() }, {});
  };
}

async function start(suite: SuiteState, settings: Settings, shared?: Db): Promise<Backend> {
  const { db, close } = shared ? { db: shared, close: async () => {} } : await database(suite.make);
  const now = () => Date.now() + suite.clock.offset;
  const loopback = await onLoopback();
  const config = configOf(settings, loopback.url, suite.masterKey);
  const messages: AuthMessage[] = [];
  const auth = createAuth({
    db,
    config,
    now,
    send: async (_, message) => void messages.push(message),
    log: ({ error, ...entry }) =>
      void suite.log.push(`${JSON.stringify(entry)} ${error ? String((error as Error).stack) : ""}`),
  });
  loopback.answerWith(auth.fetch);
  const keys = { anonKey: "anon-key-of-the-tests", serviceKey: config.serviceKey };
  const others: Backend[] = [];
  const backend: Backend = {
    ...httpOf(loopback.url, keys, suite.answers.hear),
    url: loopback.url,
    anonKey: keys.anonKey,
    siteUrl: new URL(config.siteUrl).origin,
    lacks: { captcha: "the embedded server leaves captchas to the site's own forms" },
    outbox: outboxOf(messages),
    now,
    advance: (by) => {
      suite.clock.offset += by;
    },
    sign: async (claims) => {
      const { kid, key } = await keyRing(db, config, now).signing();
      return new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid, typ: "JWT" }).sign(key);
    },
    rotateKeys: async () => {
      await addKey(db, config, now(), now());
      suite.clock.offset += 61_000;
    },
    other: async (more) => {
      const server = await start(suite, { ...settings, ...more }, more.sameDatabase ? db : undefined);
      others.push(server);
      return server;
    },
    log: () => suite.log.join("\n"),
    close: async () => {
      for (const other of others.splice(0)) await other.close();
      await loopback.close();
      await close();
    },
  };
  return withRecord(backend, suite.answers);
}

async function database(make: Make): Promise<{ db: Db; close(): Promise<void> }> {
  const place = await make("migrated");
  const { db, close } = connectTo(place);
  // Switches off waiting for the disk. These databases need not survive a power cut, and most tests would spend their time waiting.
  if (!place.settings.DATABASE_URL) await sql`pragma synchronous = off`.execute(db);
  return { db: db as unknown as Db, close: () => close().finally(() => place.clear()) };
}

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

function configOf(settings: Settings, externalUrl: string, masterKey: Uint8Array): AuthConfig {
  const { timebox, inactivity, signups, limits, argon2, sameDatabase, captcha, ...same } = settings;
  return withDefaults({
    siteUrl: "https://www.example.com",
    externalUrl,
    masterKey,
    serviceKey: "service-key-of-the-tests-0123456789abcdef",
    phone: true,
    mfa: { totp: true, phone: true, maxFactors: 10 },
    securePasswordChange: false,
    timeboxSeconds: timebox ?? null,
    inactivitySeconds: inactivity ?? null,
    signups: signups !== "closed",
    limits: limits ? defaultLimits : null,
    ...(argon2 === "strong" ? {} : { argon2: cheap, evenMs: 0 }),
    ...same,
  });
}
