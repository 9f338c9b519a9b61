import type { Selectable } from "kysely";
import { audit } from "./audit.ts";
import type { Context, Db, User } from "./context.ts";
import { AuthError } from "./errors.ts";
import { dropUnverifiedCredentials, syncIdentity } from "./identities.ts";
import { endResendPause } from "./limits.ts";
import { forgetTokens } from "./one-time.ts";
import { endSessions } from "./sessions.ts";
import type { OneTimeTokensTable, TokenKind } from "./tables.ts";
import { isBanned, lockUser, mergeJson, updateUser, userByEmail, userByPhone } from "./users.ts";

/** `half` is true if one of the two mails about a change of address was confirmed, and the other is still pending. */
export type Confirmation = { user: User; half: boolean };

/**
 * Does the action that a one-time token confirms. The caller has already deleted the token's own row. When the action is complete, the
 * person's other tokens are deleted too. Call it inside a transaction.
 */
export async function confirm(
  db: Db,
  context: Context,
  { user_id: id, kind, relates_to: to }: Selectable<OneTimeTokensTable>,
): Promise<Confirmation> {
  const now = context.now();
  const user = await lockUser(db, id);
  if (!user || user.deleted_at !== null) throw new AuthError(403, "otp_expired", "Token has expired or is invalid");
  if (isBanned(user, now)) throw new AuthError(403, "user_banned", "User is banned");
  if (kind === "email_change_current" || kind === "email_change_new") {
    if (user.email_change_waits > 1) {
      const waits = user.email_change_waits - 1;
      return { user: await updateUser(db, id, now, { email_change_waits: waits }), half: true };
    }
    await forgetTokens(db, id);
    return { user: await changeEmail(db, context, user), half: false };
  }
  await forgetTokens(db, id);
  for (const what of ["confirmation", "recovery", "otp"]) await endResendPause(context, db, what, to);
  if (kind === "phone_change") return { user: await changePhone(db, context, user), half: false };
  if (!to.includes("@")) return { user: await confirmAddress(db, user, "phone", now), half: false };
  const own = user.email_confirmed_at === null ? await withoutUnverifiedCredentials(db, user, kind, now) : user;
  return { user: await confirmAddress(db, own, "email", now), half: false };
}

/**
 * Ends the sessions that were opened before the address was confirmed. A recovery mail proves only who reads the address. A stranger may
 * have set the password before (account pre-hijacking), so the password is deleted too.
 */
async function withoutUnverifiedCredentials(db: Db, user: User, kind: TokenKind, now: number): Promise<User> {
  await endSessions(db, user.id);
  if (kind !== "recovery") return user;
  return dropUnverifiedCredentials(db, user, now);
}

async function confirmAddress(db: Db, user: User, by: "email" | "phone", now: number): Promise<User> {
  const address = user[by];
  if (user[`${by}_confirmed_at`] !== null || !address) return user;
  const confirmed = await updateUser(db, user.id, now, {
    [`${by}_confirmed_at`]: now,
    user_metadata: mergeJson(user.user_metadata, { [`${by}_verified`]: true }),
  });
  return syncIdentity(db, confirmed, by, address, now);
}

/** Makes the new address the person's address. An anonymous person becomes a regular one. Call it inside a transaction. */
export async function changeEmail(db: Db, { now }: Pick<Context, "now">, user: User): Promise<User> {
  const email = user.new_email ?? "";
  const other = await userByEmail(db, email);
  if (!email || (other && other.id !== user.id))
    throw new AuthError(422, "email_exists", "A user with this email address has already been registered");
  const changed = await updateUser(db, user.id, now(), {
    email,
    email_confirmed_at: now(),
    new_email: null,
    email_change_waits: 0,
    is_anonymous: 0,
    user_metadata: mergeJson(user.user_metadata, { email, email_verified: true }),
  });
  await audit(db, now(), "email_changed", { userId: user.id });
  return syncIdentity(db, changed, "email", email, now());
}

async function changePhone(db: Db, { now }: Context, user: User): Promise<User> {
  const phone = user.new_phone ?? "";
  const other = await userByPhone(db, phone);
  if (!phone || (other && other.id !== user.id))
    throw new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
  const changed = await updateUser(db, user.id, now(), {
    phone,
    phone_confirmed_at: now(),
    new_phone: null,
    is_anonymous: 0,
    user_metadata: mergeJson(user.user_metadata, { phone_verified: true }),
  });
  return syncIdentity(db, changed, "phone", phone, now());
}
