import { audit } from "./audit.ts";
import { changeEmail } from "./confirm.ts";
import type { Caller, Context, Db, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { takeOr429 } from "./limits.ts";
import { flowFor, type MailOptions, mailLink, maySend, sendCode, tell } from "./mails.ts";
import { findByCode, forgetTokens, spendRow } from "./one-time.ts";
import { checkPassword, hashPassword, isPassword } from "./passwords.ts";
import { amrOf, endSessions } from "./sessions.ts";
import { isBanned, updateUser, userByEmail, userByPhone } from "./users.ts";

const day = 86_400_000;

export interface PasswordChange {
  password: string;
  /** The next fields are the other fields of the same request. */
  email?: string;
  phone?: string;
  current_password?: string;
  nonce?: string;
}

/**
 * Checks that this session may set this password, and returns the password's hash. Call it outside a transaction, because hashing takes
 * time.
 */
export async function newPassword(
  context: Context,
  { user, session }: Caller,
  request: PasswordChange,
): Promise<string> {
  const { config, now } = context;
  const { password } = request;
  checkPassword(config, password, [user.email, user.phone, request.email, request.phone]);
  if (user.is_anonymous && !(user.email ?? user.phone ?? (request.email || request.phone)))
    throw new AuthError(
      422,
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
  if (config.requireCurrentPassword) await checkCurrent(context, { user, session }, request.current_password);
  if (config.securePasswordChange && user.password_hash && now() - session.created_at > day)
    await reauthenticate(context, user, request.nonce);
  if (user.password_hash && (await isPassword(config, password, user.password_hash)))
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  return hashPassword(config, password);
}

/** Checks the current password. A person who signed in by a link or code need not know it, because they may have forgotten it. */
async function checkCurrent(context: Context, { user, session }: Caller, current: string | undefined): Promise<void> {
  const methods = (await amrOf(context.db, session.id)).map(({ method }) => method);
  if (!user.password_hash || methods.some((method) => ["otp", "magiclink", "recovery"].includes(method))) return;
  if (!current)
    throw new AuthError(400, "current_password_required", "Current password required when setting new password.");
  await takeOr429(context, "signedInTries", user.id);
  if (!(await isPassword(context.config, current, user.password_hash)))
    throw new AuthError(400, "current_password_invalid", "Current password required when setting new password.");
}

async function reauthenticate(context: Context, user: User, nonce: string | undefined): Promise<void> {
  if (!nonce) throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  const to = user.email ?? user.phone ?? "";
  await takeOr429(context, "signedInTries", user.id);
  const row = await findByCode(context, to, ["reauthentication"], nonce);
  if (row?.user_id !== user.id || !(await spendRow(context.db, row)))
    throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
}

/**
 * Stores a new password. Cancels all pending links, ends all other sessions, and notifies the person unless they are banned. Call it inside
 * a transaction.
 */
export async function setPassword(db: Db, context: Context, user: User, password_hash: string, keep?: string) {
  const now = context.now();
  const changed = await updateUser(db, user.id, now, { password_hash });
  await forgetTokens(db, user.id);
  await endSessions(db, user.id, keep);
  await audit(db, now, "password_changed", { userId: user.id, ...(keep && { sessionId: keep }) });
  if (user.password_hash && !isBanned(user, now)) await tell(db, context, user, "password_changed");
  return changed;
}

/**
 * Starts a change of the e-mail address. The new address must confirm the change, and the old address too if it is confirmed. Call it
 * inside a transaction.
 */
export async function askForEmail(db: Db, context: Context, user: User, email: string, options: MailOptions) {
  const other = await userByEmail(db, email);
  if (other && other.id !== user.id)
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  await maySend(context, "email_change", user.email ?? email, db);
  // Confirmations of an earlier new address must not count for this one, even if a limit stops the mail.
  if (email !== user.new_email) await forgetTokens(db, user.id, ["email_change_current", "email_change_new"]);
  const asking = { ...user, new_email: email };
  // The change is made at once only if this server confirms nothing by mail, and only for a person who has no other address.
  if (context.config.autoconfirm && user.is_anonymous) return changeEmail(db, context, asking);
  return mailEmailChange(db, context, asking, options);
}

export async function mailEmailChange(db: Db, context: Context, user: User, options: MailOptions): Promise<User> {
  const { config, now } = context;
  const both = config.secureEmailChange && !config.autoconfirm && user.email && user.email_confirmed_at !== null;
  const flowId = await flowFor(db, context, user, "email_change_new", options);
  const waiting = await updateUser(db, user.id, now(), {
    new_email: user.new_email,
    email_change_waits: both ? 2 : 1,
  });
  if (both) await mailLink(db, context, waiting, "email_change_current", { ...options, flowId });
  const to = user.new_email ?? "";
  return mailLink(db, naming(context, user), waiting, "email_change_new", { ...options, flowId, to });
}

/** Adds the requesting account to the mail to the new address, because anybody can ask for any address. */
const naming = (context: Context, { id, email, phone, is_anonymous }: User): Context => ({
  ...context,
  send: (db, message) =>
    context.send(db, { ...message, account: email ?? phone ?? "", ...(is_anonymous && { anonymous: id }) }),
});

export async function askForPhone(db: Db, context: Context, user: User, phone: string): Promise<User> {
  const other = await userByPhone(db, phone);
  if (other && other.id !== user.id)
    throw new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
  await maySend(context, "phone_change", phone, db);
  const waiting = await updateUser(db, user.id, context.now(), { new_phone: phone });
  return sendCode(db, context, waiting, "phone_change", phone);
}
