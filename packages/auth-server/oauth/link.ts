import { audit } from "../audit.ts";
import type { Context, Db, User } from "../context.ts";
import { AuthError } from "../errors.ts";
import { addIdentity } from "../identities.ts";
import { isBanned, lockUser, mergeJson, updateUser, userByEmail } from "../users.ts";
import { findIdentity } from "./account.ts";
import type { Profile, ProviderTokens } from "./profile.ts";

/** The person and session that asked to link an identity, and the profile that the provider verified. */
export interface IdentityLink {
  userId: string;
  sessionId?: string;
  profile: Profile;
}

/** The provider's answer. It is stored until the client exchanges its code. */
export interface ProviderTold {
  given: ProviderTokens;
  linking?: IdentityLink;
}

/** Returns the person if they are still signed in and may link this identity. Otherwise throws. Call it inside a transaction. */
export async function mayLink({ now }: Context, db: Db, { userId, sessionId, profile }: IdentityLink): Promise<User> {
  const user = await lockUser(db, userId);
  if (!user || user.deleted_at !== null) throw new AuthError(403, "user_not_found", "User not found");
  const session = await db
    .selectFrom("auth_sessions")
    .select("id")
    .where("id", "=", sessionId ?? "")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!session) throw new AuthError(403, "session_not_found", "The session that asked for this has ended");
  if (isBanned(user, now())) throw new AuthError(403, "user_banned", "User is banned");
  const known = await findIdentity(db, profile.provider, profile.subject);
  if (known) {
    const whose = known.user_id === userId ? "" : " to another user";
    throw new AuthError(422, "identity_already_exists", `Identity is already linked${whose}`);
  }
  return user;
}

/** Links the identity to the person. Call it inside a transaction. */
export async function link(context: Context, db: Db, linking: IdentityLink): Promise<User> {
  const user = await mayLink(context, db, linking);
  const { now } = context;
  const { userId, profile } = linking;
  const { provider, subject, data } = profile;
  const linked = await addIdentity(db, user, { provider, providerId: subject, data }, now());
  await audit(db, now(), "identity_linked", { userId, data: { provider } });
  return withAddress(db, linked, profile, now());
}

/**
 * Makes an anonymous account a regular one. A person without an address gets the address that the provider verified, unless it belongs to
 * somebody else.
 */
async function withAddress(db: Db, user: User, { email, verified, data }: Profile, now: number): Promise<User> {
  const free = user.email === null && verified && email !== null && !(await userByEmail(db, email));
  return updateUser(db, user.id, now, {
    is_anonymous: 0,
    user_metadata: mergeJson(JSON.stringify(data), JSON.parse(user.user_metadata)),
    ...(free && { email, email_confirmed_at: now }),
  });
}
