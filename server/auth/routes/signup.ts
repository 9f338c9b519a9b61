import { z } from "zod";
import { audit } from "../audit.ts";
import { emailFrom, noEmail, noPhone, object, phoneFrom, readBody, text } from "../body.ts";
import type { Context, Db, Routes, User } from "../context.ts";
import { AuthError, invalid } from "../errors.ts";
import { addIdentity, emailIdentity, phoneIdentity } from "../identities.ts";
import { limited } from "../limits.ts";
import { mailLink, maySend, sendCode } from "../mails.ts";
import { checkPassword, hashPassword } from "../passwords.ts";
import { type Challenge, challengeOf } from "../pkce.ts";
import { redirectTarget } from "../redirects.ts";
import { deviceOf, openSession, sessionAnswer } from "../sessions.ts";
import { userJson, userShape } from "../user-json.ts";
import { insertUser, newUser, updateUser, userByEmail, userByPhone } from "../users.ts";

const body = z.object({
  email: text,
  phone: text,
  password: text,
  data: object,
  channel: text,
  code_challenge: text,
  code_challenge_method: text,
});

export const signup: Routes = (app, context) => {
  const { config, db } = context;
  app.post("/signup", limited(context, "signup"), async (c) => {
    const asked = await readBody(c.req, body);
    const { password = "", data = {} } = asked;
    const contact = check(context, asked);
    const challenge = challengeOf(asked);
    if (contact.phone && challenge) throw invalid("PKCE not supported for phone signups");
    // The same work, whoever has an account here.
    const password_hash = await hashPassword(config, password);
    const silent = config.autoconfirm && contact.email;
    if (!silent) await maySend(context, "confirmation", contact.email ?? contact.phone ?? "");
    const redirectTo = redirectTarget(config, c.req.header("redirect_to"), c.req.query("redirect_to"));
    const device = deviceOf(c.req.raw, c.env.address);
    const outcome = await db.transaction().execute(async (transaction) => {
      const user = await createUser(transaction, context, contact, password_hash, data);
      if (!user) return known(transaction, context, contact, { challenge, redirectTo });
      await audit(transaction, context.now(), "signed_up", { userId: user.id });
      if (silent) return openSession(transaction, user, "password", device, context.now());
      return { user: await askToConfirm(transaction, context, user, { challenge, redirectTo }) };
    });
    if (outcome === "known") return c.json(disguise(context, contact, data));
    if ("user" in outcome) return c.json(await userJson(db, outcome.user));
    return c.json(await sessionAnswer(context, outcome.id));
  });
};

export interface Contact {
  email?: string;
  phone?: string;
}

function check({ config }: Context, { email, phone, password }: z.output<typeof body>): Contact {
  if (!config.signups) throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  if (!email && !phone) throw new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  if (!password) throw invalid("Signup requires a valid password");
  checkPassword(config, password);
  if (email && phone) throw invalid("Only an email address or phone number should be provided on signup.");
  if (email && !config.email) throw noEmail();
  if (phone && !config.phone) throw noPhone();
  return email ? { email: emailFrom(email) } : { phone: phoneFrom(phone ?? "") };
}

/** Inside a transaction; undefined where the address is somebody's already, also as an identity of another provider. */
export async function createUser(
  db: Db,
  { config, now }: Pick<Context, "config" | "now">,
  { email, phone }: Contact,
  password_hash: string | null,
  data: Record<string, unknown>,
): Promise<User | undefined> {
  if (email && (await identityWith(db, email))) return undefined;
  const confirmed = Boolean(email) && config.autoconfirm;
  const user = newUser(now(), {
    email: email ?? null,
    phone: phone ?? null,
    password_hash,
    email_confirmed_at: confirmed ? now() : null,
  });
  const identity = email ? emailIdentity(user, email, confirmed) : phoneIdentity(user, phone ?? "", false);
  const inserted = await insertUser(db, {
    ...user,
    user_metadata: JSON.stringify({ ...data, ...identity.data }),
  });
  return inserted && addIdentity(db, inserted, identity, now());
}

const identityWith = (db: Db, email: string) =>
  db.selectFrom("auth_identities").select("user_id").where("email", "=", email).executeTakeFirst();

interface Options {
  challenge: Challenge | null;
  redirectTo: string;
}

/** An address that waits for its confirmation gets the mail again, with the first password and data left alone. */
async function known(db: Db, context: Context, { email, phone }: Contact, options: Options): Promise<"known"> {
  if (context.config.autoconfirm && email) throw new AuthError(422, "user_already_exists", "User already registered");
  const user = email ? await userByEmail(db, email) : await userByPhone(db, phone ?? "");
  const waits = user && (email ? user.email_confirmed_at : user.phone_confirmed_at) === null;
  if (waits) await askToConfirm(db, context, user, options);
  return "known";
}

export const askToConfirm = async (db: Db, context: Context, user: User, options: Options): Promise<User> =>
  user.email
    ? (await mailLink(db, context, user, "signup", options)).user
    : sendCode(db, context, user, "confirmation", user.phone ?? "");

/** What whoever signs up with a known address sees: nothing of the person whose it is. */
function disguise({ now }: Context, { email, phone }: Contact, data: Record<string, unknown>) {
  const provider = email ? "email" : "phone";
  const user = newUser(now(), {
    email: email ?? null,
    phone: phone ?? null,
    role: "",
    confirmation_sent_at: now(),
    app_metadata: JSON.stringify({ provider, providers: [provider] }),
    user_metadata: JSON.stringify(data),
  });
  return userShape(user, []);
}
