import type { Context, Db, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { addIdentity, dropUnproved, emailIdentity, isVerified, phoneIdentity } from "./identities.ts";
import { type MailOptions, mailLink, sendCode } from "./mails.ts";
import { insertUser, newUser, userByEmail, userByPhone } from "./users.ts";

export interface Contact {
  email?: string;
  phone?: string;
}

/** Inside a transaction; undefined where the address is somebody's already, also as an identity of another provider. */
export async function createUser(
  db: Db,
  { config, now }: Pick<Context, "config" | "now">,
  { email, phone }: Contact,
  password_hash: string | null,
  data: Record<string, unknown>,
): Promise<User | undefined> {
  if (email && (await isVouchedFor(db, email))) return undefined;
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

/** An address that no provider has verified, anybody may have written into their profile there. */
async function isVouchedFor(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom("auth_identities").select("data").where("email", "=", email).execute();
  return found.some(isVerified);
}

/** An address that waits for its confirmation gets the mail again, with the first password and data left alone. */
export async function known(
  db: Db,
  context: Context,
  { email, phone }: Contact,
  options: MailOptions,
): Promise<"known"> {
  if (context.config.autoconfirm && email) throw new AuthError(422, "user_already_exists", "User already registered");
  const user = email ? await userByEmail(db, email) : await userByPhone(db, phone ?? "");
  const waits = user && (email ? user.email_confirmed_at : user.phone_confirmed_at) === null;
  if (waits) await askToConfirm(db, context, await dropUnproved(db, user, context.now()), options);
  return "known";
}

export const askToConfirm = async (db: Db, context: Context, user: User, options: MailOptions): Promise<User> =>
  user.email
    ? (await mailLink(db, context, user, "signup", options)).user
    : sendCode(db, context, user, "confirmation", user.phone ?? "");
