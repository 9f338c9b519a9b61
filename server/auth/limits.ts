import { createMiddleware } from "hono/factory";
import type { Limit, Limits } from "./config.ts";
import type { Context, Db, Room } from "./context.ts";
import { AuthError } from "./errors.ts";
import { mac } from "./seal.ts";

const tooMany = () => new AuthError(429, "over_request_rate_limit", "Request rate limit reached");

/** In front of a route: so many requests of one address. */
export const limited = (context: Context, ...names: (keyof Limits)[]) =>
  createMiddleware<Room>(async (c, next) => {
    for (const name of c.env.address ? names : []) await takeOr429(context, name, c.env.address);
    await next();
  });

/** In front of a route whose work differs with whether an account exists: the answer comes when it always comes. */
export const evenly = ({ config }: Context) =>
  createMiddleware<Room>(async (_, next) => {
    const even = new Promise((resolve) => setTimeout(resolve, config.evenMs));
    await next();
    await even;
  });

type Tries = "passwordTries" | "codeTries";

/** The address first, so that a stranger elsewhere runs out of tries long before the owner does. */
const triesOf = (name: Tries, account: string, address: string): [name: keyof Limits, subject: string][] => [
  ...(address ? [[name, `${account}\n${address}`] satisfies [keyof Limits, string]] : []),
  [`${name}InAll`, account],
];

/** Tries of one account: taken before the try, given back by `forgive` when it was right. */
export async function takeTry(context: Context, name: Tries, account: string, address: string): Promise<void> {
  for (const [what, subject] of triesOf(name, account, address)) await takeOr429(context, what, subject);
}

export async function forgive(context: Context, name: Tries, account: string, address: string): Promise<void> {
  for (const [what, subject] of triesOf(name, account, address)) await giveBack(context, what, subject);
}

export async function takeOr429(context: Context, name: keyof Limits, subject: string): Promise<void> {
  if (await take(context, name, subject)) return;
  if (name.includes("Tries") && (await take(context, "triesOutLogged", `${name}\n${subject}`)))
    context.log({ level: "warn", event: "auth-tries-out", code: name });
  throw tooMany();
}

export async function giveBack(context: Context, name: keyof Limits, subject: string): Promise<void> {
  await context.db
    .deleteFrom("auth_rate")
    .where("key", "=", keyOf(context, name, subject))
    .execute();
}

/** One more of what is limited by name; false where that is too many. Inside a transaction `db` is that. */
export async function take(context: Context, name: keyof Limits, subject: string, db = context.db): Promise<boolean> {
  const limit = context.config.limits?.[name];
  if (!limit) return true;
  return (await spend(db, keyOf(context, name, subject), limit, context.now())) === 0;
}

/** Refused sending within the pause, to an address that exists or not: seconds until the next, or 0. */
export async function pause(context: Context, db: Db, kind: string, address: string): Promise<number> {
  const every = context.config.resendSeconds * 1000;
  const wait = await spend(db, keyOf(context, `pause ${kind}`, address), { burst: 1, every }, context.now());
  return Math.ceil(wait / 1000);
}

/** Who answered a mail may have the next one at once, and wants them. */
export async function resume(context: Context, db: Db, kind: string, address: string): Promise<void> {
  const keys = [`pause ${kind}`, "recipient"].map((name) => keyOf(context, name, address));
  await db.deleteFrom("auth_rate").where("key", "in", keys).execute();
}

/** Nobody reads addresses out of the table. */
const keyOf = ({ config }: Context, name: string, subject: string): string =>
  mac(config, "limits", `${name}\n${subject}`).toString("base64url").slice(0, 22);

/**
 * A token bucket in one number, the instant at which it will be full again (GCRA), and in one statement, so that no two
 * processes spend the same token. Answers with the ms to wait; 0: spent.
 */
async function spend(db: Db, key: string, { burst, every }: Limit, now: number): Promise<number> {
  const spent = await db
    .insertInto("auth_rate")
    .values({ key, full_at: now + every })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((e) => ({
          full_at: e
            .case()
            .when("auth_rate.full_at", ">", now)
            .then(e("auth_rate.full_at", "+", every))
            .else(now + every)
            .end(),
        }))
        .where("auth_rate.full_at", "<=", now + (burst - 1) * every),
    )
    .returning("full_at")
    .executeTakeFirst();
  if (spent) return 0;
  const row = await db.selectFrom("auth_rate").select("full_at").where("key", "=", key).executeTakeFirst();
  return Math.max(1, (row?.full_at ?? now) - now - (burst - 1) * every);
}
