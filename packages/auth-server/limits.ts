import { createMiddleware } from "hono/factory";
import type { Limits } from "./config.ts";
import type { AuthEnv, Context, Db } from "./context.ts";
import { mac } from "./crypto.ts";
import { AuthError } from "./errors.ts";
import { rateLimiter } from "./rate-limit/rate-limiter.ts";

const buckets = rateLimiter("auth_rate");

const tooMany = () => new AuthError(429, "over_request_rate_limit", "Request rate limit reached");

/** Limits the requests to a route by client address. */
export const limitByAddress = (context: Context, ...names: (keyof Limits)[]) =>
  createMiddleware<AuthEnv>(async (c, next) => {
    for (const name of c.env.address ? names : []) await takeOr429(context, name, c.env.address);
    await next();
  });

/**
 * Delays every answer of a route to at least `evenMs`. It is for routes whose work depends on whether an account exists: their duration
 * must not reveal it (timing attack).
 */
export const constantTime = ({ config }: Context) =>
  createMiddleware<AuthEnv>(async (_, next) => {
    const even = new Promise((resolve) => setTimeout(resolve, config.evenMs));
    await next();
    await even;
  });

type Attempts = "passwordTries" | "codeTries";

/**
 * Returns the two limits of an attempt. The limit per client address comes first, so that a stranger runs out of attempts long before the
 * owner does.
 */
const attemptLimits = (name: Attempts, account: string, address: string): [name: keyof Limits, subject: string][] => [
  ...(address ? [[name, `${account}\n${address}`] satisfies [keyof Limits, string]] : []),
  [`${name}InAll`, account],
];

/** Counts an attempt on an account before the password or code is compared. `resetAttempts` clears the count after a success. */
export async function countAttempt(context: Context, name: Attempts, account: string, address: string): Promise<void> {
  for (const [what, subject] of attemptLimits(name, account, address)) await takeOr429(context, what, subject);
}

export async function resetAttempts(context: Context, name: Attempts, account: string, address: string): Promise<void> {
  for (const [what, subject] of attemptLimits(name, account, address)) await resetLimit(context, what, subject);
}

export async function takeOr429(context: Context, name: keyof Limits, subject: string): Promise<void> {
  if (await takeToken(context, name, subject)) return;
  if (name.includes("Tries") && (await takeToken(context, "triesOutLogged", `${name}\n${subject}`)))
    context.log({ level: "warn", event: "auth-tries-out", code: name });
  throw tooMany();
}

export async function resetLimit(context: Context, name: keyof Limits, subject: string): Promise<void> {
  await buckets.reset(context.db, [keyOf(context, name, subject)]);
}

/** Counts one use of a limit. Returns false if the limit is exceeded. Inside a transaction, pass the transaction as `db`. */
export async function takeToken(
  context: Context,
  name: keyof Limits,
  subject: string,
  db = context.db,
): Promise<boolean> {
  const limit = context.config.limits?.[name];
  if (!limit) return true;
  return (await buckets.take(db, keyOf(context, name, subject), limit, context.now())).waitMs === 0;
}

/**
 * Starts the pause before the next mail to this address and returns 0. During a pause, returns the seconds that remain of it. The result is
 * the same whether or not the address has an account.
 */
export async function resendPause(context: Context, db: Db, kind: string, address: string): Promise<number> {
  const every = context.config.resendSeconds * 1000;
  if (every === 0) return 0;
  const key = keyOf(context, `pause ${kind}`, address);
  const { waitMs } = await buckets.take(db, key, { burst: 1, every }, context.now());
  return Math.ceil(waitMs / 1000);
}

/** Ends the pause for a person who answered a mail, so that they may request the next mail at once. */
export async function endResendPause(context: Context, db: Db, kind: string, address: string): Promise<void> {
  const keys = [`pause ${kind}`, "recipient"].map((name) => keyOf(context, name, address));
  await buckets.reset(db, keys);
}

/** Returns a keyed hash as the key of a limit, so that the table contains no readable addresses. */
const keyOf = ({ config }: Context, name: string, subject: string): string =>
  mac(config, "limits", `${name}\n${subject}`).toString("base64url").slice(0, 22);

export const sweepLimits = ({ db, now }: Context) => buckets.sweep(db, now());
