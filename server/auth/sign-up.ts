import type { Context, Db, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { addIdentity, dropUnproved, emailIdentity, isVerified, phoneIdentity } from "./identities.ts";
import { type MailKind, type MailOptions, mailLink, maySend, sendCode } from "./mails.ts";
import { holdUser, insertUser, newUser, updateUser, userByEmail, userByPhone } from "./users.ts";

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

/**
 * An address that waits for its confirmation gets the mail again. Of two passwords nobody knows which is the one of whoever reads
 * the mail, so neither counts, nor what came with the first; they choose one once they are in. `same`: the stored hash, where the
 * password was typed again. Undefined where the address waits for nothing.
 */
export async function known(
  db: Db,
  context: Context,
  { email, phone }: Contact,
  options: MailOptions,
  same: string | null,
): Promise<User | undefined> {
  if (context.config.autoconfirm && email) throw new AuthError(422, "user_already_exists", "User already registered");
  const found = email ? await userByEmail(db, email) : await userByPhone(db, phone ?? "");
  const user = found && (await holdUser(db, found.id));
  if (!user || (email ? user.email_confirmed_at : user.phone_confirmed_at) !== null) return undefined;
  await maySend(context, "confirmation", email ?? phone ?? "", db);
  const own = await dropUnproved(db, user, context.now(), same);
  const isAnother = user.password_hash !== own.password_hash;
  return askToConfirm(db, context, isAnother ? await withoutWords(db, context, own) : own, options);
}

async function withoutWords(db: Db, { now }: Context, user: User): Promise<User> {
  const { data } = user.email ? emailIdentity(user, user.email, false) : phoneIdentity(user, user.phone ?? "", false);
  return updateUser(db, user.id, now(), { user_metadata: JSON.stringify(data) });
}

/**
 * Who has no password chooses one next, unless they came to do without. Where one is to be chosen, nothing of before lets
 * anybody in, so that a click alone does no harm.
 */
export async function askToConfirm(
  db: Db,
  context: Context,
  user: User,
  options: MailOptions,
  letter: MailKind = user.password_hash ? "signup" : "signup_password",
): Promise<User> {
  if (!user.email) return sendCode(db, context, user, "confirmation", user.phone ?? "");
  const own = letter === "signup_password" ? await dropUnproved(db, user, context.now()) : user;
  return mailLink(db, context, own, letter, options);
}
