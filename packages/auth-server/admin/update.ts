import type { Updateable } from "kysely";
import { audit } from "../audit.ts";
import type { Context, Db, User } from "../context.ts";
import { syncIdentity } from "../identities.ts";
import { forgetTokens } from "../one-time.ts";
import type { UsersTable } from "../tables.ts";
import { setPassword } from "../user-change.ts";
import { lockUser, mergeJson, updateUser, userByEmail, userByPhone } from "../users.ts";
import {
  bannedUntil,
  contactOf,
  emailTaken,
  hashOf,
  noSuchUser,
  phoneTaken,
  roleOf,
  type UserFields,
} from "./fields.ts";

/** Changes a user. An administrator may change an address without a confirmation mail. A new password ends all sessions of the person. */
export async function changeUser(context: Context, id: string, fields: UserFields): Promise<User> {
  const contact = contactOf(fields);
  const hash = await hashOf(context, fields, false);
  const now = context.now();
  const until = bannedUntil(fields, now);
  const role = roleOf(fields);
  return context.db.transaction().execute(async (db) => {
    let user = await lockUser(db, id);
    if (!user) throw noSuchUser();
    await mustBeFree(db, user, contact);
    user = await updateUser(db, id, now, {
      ...(role && { role }),
      ...(until !== undefined && { banned_until: until }),
      ...metadata(user, fields),
      ...confirmed(user, contact, fields, now),
    });
    user = await withContact(db, user, contact, fields, now);
    if (hash) user = await setPassword(db, context, user, hash);
    await audit(db, now, "user_updated", { userId: id, data: { fields: Object.keys(fields).sort().join(" ") } });
    return user;
  });
}

type Contact = ReturnType<typeof contactOf>;

async function mustBeFree(db: Db, user: User, { email, phone }: Contact): Promise<void> {
  const owner = email && (await userByEmail(db, email));
  if (owner && owner.id !== user.id) throw emailTaken();
  const holder = phone && (await userByPhone(db, phone));
  if (holder && holder.id !== user.id) throw phoneTaken();
}

const metadata = (user: User, { user_metadata: theirs, app_metadata: ours }: UserFields): Updateable<UsersTable> => ({
  ...(theirs && { user_metadata: mergeJson(user.user_metadata, theirs) }),
  ...(ours && { app_metadata: mergeJson(user.app_metadata, ours) }),
});

const confirmed = (user: User, { email, phone }: Contact, fields: UserFields, now: number): Updateable<UsersTable> => ({
  ...(fields.email_confirm && (email ?? user.email) && { email_confirmed_at: user.email_confirmed_at ?? now }),
  ...(fields.phone_confirm && (phone ?? user.phone) && { phone_confirmed_at: user.phone_confirmed_at ?? now }),
});

/** Stores a changed address or number. Links that were sent to the old e-mail address become invalid. */
async function withContact(
  db: Db,
  user: User,
  { email, phone }: Contact,
  fields: UserFields,
  now: number,
): Promise<User> {
  let changed = user;
  if (email && email !== user.email) {
    await forgetTokens(db, user.id);
    changed = await updateUser(db, user.id, now, { email, new_email: null, email_change_waits: 0 });
  }
  if (phone && phone !== user.phone) changed = await updateUser(db, user.id, now, { phone, new_phone: null });
  if (changed.email && (email || fields.email_confirm))
    changed = await syncIdentity(db, changed, "email", changed.email, now, changed.email_confirmed_at !== null);
  if (changed.phone && (phone || fields.phone_confirm))
    changed = await syncIdentity(db, changed, "phone", changed.phone, now, changed.phone_confirmed_at !== null);
  return changed;
}
