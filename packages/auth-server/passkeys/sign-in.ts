import { audit } from "../audit.ts";
import type { Context, Db, Session, User } from "../context.ts";
import { AuthError } from "../errors.ts";
import { type Device, openSession, sessionAnswer } from "../sessions.ts";
import { isBanned, lockUser } from "../users.ts";
import { issueChallenge, takeChallenge } from "./challenges.ts";
import { type Assertion, assertionIn, verificationError } from "./responses.ts";
import type { Passkey } from "./rows.ts";

const ceremony = () => import("./ceremony.ts");

export async function startSignIn(context: Context) {
  const { authenticationOptions } = await ceremony();
  return issueChallenge(context, { purpose: "authentication", user_id: null }, await authenticationOptions(context));
}

export async function signIn(context: Context, challengeId: string | undefined, credential: unknown, device: Device) {
  const challenge = await takeChallenge(context, { purpose: "authentication", user_id: null }, challengeId);
  const assertion = assertionIn(credential);
  const { answeredBy } = await ceremony();
  const answered = (passkey: Passkey) => answeredBy(context, challenge, passkey, assertion);
  const { id } = await context.db
    .transaction()
    .execute((db) => enter(context, db, { assertion, answered, device }))
    .catch((error: unknown) => noteRefusal(context, assertion, error));
  return sessionAnswer(context, id);
}

interface Tried {
  assertion: Assertion;
  answered(passkey: Passkey): ReturnType<Awaited<ReturnType<typeof ceremony>>["answeredBy"]>;
  device: Device;
}

/**
 * Opens a session for a valid signature. Locks the person, so that of two signatures with the same counter only one counts, and a passkey
 * that is being removed opens no session.
 */
async function enter(context: Context, db: Db, { assertion, answered, device }: Tried): Promise<Session> {
  const owner = await passkeyNamed(db, assertion);
  const user = owner && (await lockUser(db, owner.user_id));
  const passkey = user && (await passkeyNamed(db, assertion));
  if (!passkey) throw verificationError();
  const state = await answered(passkey);
  mayEnter(context, user);
  const now = context.now();
  await db
    .updateTable("auth_passkeys")
    .set({ ...state, last_used_at: now })
    .where("id", "=", passkey.id)
    .execute();
  return openSession(db, user, "passkey", device, now, passkey.id);
}

/** Finds the passkey with this id, if it belongs to the person whom the authenticator names. */
async function passkeyNamed(db: Db, { id, response }: Assertion): Promise<Passkey | undefined> {
  const found = await db.selectFrom("auth_passkeys").selectAll().where("credential_id", "=", id).executeTakeFirst();
  const handle = found && Buffer.from(found.user_id).toString("base64url");
  return handle === response.userHandle ? found : undefined;
}

/** Refuses a person who may not sign in. Only somebody who has the passkey learns the reason. */
function mayEnter({ now }: Context, user: User): void {
  if (user.deleted_at !== null) throw verificationError();
  if (isBanned(user, now())) throw new AuthError(403, "user_banned", "User is banned");
  if (user.email && user.email_confirmed_at === null)
    throw new AuthError(403, "email_not_confirmed", "Email not confirmed");
}

/** Writes the refusal into the audit log, after the transaction has ended: a refusal undoes everything that the transaction wrote. */
async function noteRefusal({ db, now }: Context, assertion: Assertion, error: unknown): Promise<never> {
  const passkey = error instanceof AuthError ? await passkeyNamed(db, assertion) : undefined;
  if (passkey) {
    const data = { method: "passkey", passkey: passkey.id };
    await audit(db, now(), "sign_in_refused", { userId: passkey.user_id, data });
  }
  throw error;
}
