import { audit } from "../audit.ts";
import type { Context, Db, User } from "../context.ts";
import { AuthError, invalid } from "../errors.ts";
import { addIdentity, emailIdentity, phoneIdentity } from "../identities.ts";
import { insertUser, isUuid, newUser, userByEmail, userById, userByPhone } from "../users.ts";
import { bannedUntil, contactOf, emailTaken, hashOf, phoneTaken, roleOf, type UserFields } from "./fields.ts";

export async function createUser(context: Context, fields: UserFields): Promise<User> {
  const { email, phone } = contactOf(fields);
  if (!email && !phone) throw invalid("Cannot create a user without either an email or phone");
  if (fields.id !== undefined && !isUuid(fields.id)) throw invalid("ID must conform to the uuid v4 format");
  const now = context.now();
  const role = roleOf(fields);
  const verified = { ...(email && fields.email_confirm && { email_verified: true }) };
  const user = newUser(now, {
    ...(fields.id && { id: fields.id.toLowerCase() }),
    ...(role && { role }),
    email: email ?? null,
    phone: phone ?? null,
    password_hash: (await hashOf(context, fields, true)) ?? null,
    email_confirmed_at: email && fields.email_confirm ? now : null,
    phone_confirmed_at: phone && fields.phone_confirm ? now : null,
    banned_until: bannedUntil(fields, now) ?? null,
    user_metadata: JSON.stringify({ ...fields.user_metadata, ...verified }),
    app_metadata: JSON.stringify(fields.app_metadata ?? {}),
  });
  return context.db.transaction().execute(async (db) => {
    const made = await insert(db, user);
    await audit(db, now, "user_created", { userId: made.id });
    return made;
  });
}

async function insert(db: Db, user: User): Promise<User> {
  const { email, phone, created_at: now } = user;
  let made = await insertUser(db, user);
  if (!made) throw await reason(db, user);
  if (email) made = await addIdentity(db, made, emailIdentity(user, email, user.email_confirmed_at !== null), now);
  if (phone) made = await addIdentity(db, made, phoneIdentity(user, phone, user.phone_confirmed_at !== null), now);
  return made;
}

async function reason(db: Db, { id, email, phone }: User): Promise<AuthError> {
  if (email && (await userByEmail(db, email))) return emailTaken();
  if (phone && (await userByPhone(db, phone))) return phoneTaken();
  return (await userById(db, id))
    ? new AuthError(422, "user_already_exists", "User already registered")
    : new AuthError(409, "conflict", "Somebody else was faster, please retry");
}
