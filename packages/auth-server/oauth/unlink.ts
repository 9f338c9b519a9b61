import type { Selectable } from "kysely";
import { audit } from "../audit.ts";
import type { Caller, Context, Db, User } from "../context.ts";
import { AuthError } from "../errors.ts";
import { isVerified, listProviders } from "../identities.ts";
import { forgetTokens } from "../one-time.ts";
import type { IdentitiesTable } from "../tables.ts";
import { isUuid, lockUser, updateUser, userByEmail } from "../users.ts";

type Identity = Selectable<IdentitiesTable>;

/** Unlinks an identity. The person's last identity cannot be unlinked. */
export async function unlink(context: Context, { user: caller, session }: Caller, id: string): Promise<void> {
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "identity_id must be an UUID");
  const now = context.now();
  await context.db.transaction().execute(async (db) => {
    const user = (await lockUser(db, caller.id)) ?? caller;
    const all = await db
      .selectFrom("auth_identities")
      .selectAll()
      .where("user_id", "=", user.id)
      .orderBy("created_at")
      .execute();
    const gone = all.find((identity) => identity.id === id.toLowerCase());
    if (all.length < 2)
      throw new AuthError(422, "single_identity_not_deletable", "User must have at least 1 identity after unlinking");
    if (!gone) throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
    const left = all.filter((identity) => identity !== gone);
    await db.deleteFrom("auth_identities").where("id", "=", gone.id).execute();
    await withoutItsAddress(db, user, gone, left, now);
    await listProviders(db, (await lockUser(db, user.id)) ?? user, now);
    const data = { provider: gone.provider };
    await audit(db, now, "identity_unlinked", { userId: user.id, sessionId: session.id, data });
  });
}

async function withoutItsAddress(db: Db, user: User, gone: Identity, left: Identity[], now: number): Promise<void> {
  if (gone.provider === "phone") await updateUser(db, user.id, now, { phone: null, phone_confirmed_at: null });
  const stays = left.some(({ email }) => email === user.email);
  if (gone.email === null || gone.email !== user.email || stays) return;
  const next = await freeAddress(db, user, left);
  await forgetTokens(db, user.id);
  await updateUser(db, user.id, now, {
    email: next?.email ?? null,
    email_confirmed_at: next && isVerified(next) ? now : null,
    new_email: null,
  });
}

/**
 * Chooses the person's new e-mail address: the address of the oldest verified identity, otherwise that of the oldest other identity.
 * Addresses of other people are skipped. Returns undefined if no identity has an address.
 */
async function freeAddress(db: Db, user: User, left: Identity[]): Promise<Identity | undefined> {
  const withAddress = left.filter(({ email }) => email);
  for (const identity of [...withAddress.filter(isVerified), ...withAddress.filter((one) => !isVerified(one))]) {
    const owner = await userByEmail(db, identity.email ?? "");
    if (!owner || owner.id === user.id) return identity;
  }
  if (withAddress.length === 0) return undefined;
  const message = "Unable to unlink identity due to email conflict";
  throw new AuthError(422, "email_conflict_identity_not_deletable", message);
}
