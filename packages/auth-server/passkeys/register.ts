import { randomUUID } from "node:crypto";
import { audit } from "../audit.ts";
import type { Caller, Context, Db } from "../context.ts";
import { AuthError } from "../errors.ts";
import { tell } from "../mails.ts";
import { mustBeRaised, mustHaveJustShownFactor } from "../mfa/factors.ts";
import { lockUser } from "../users.ts";
import { issueChallenge, takeChallenge } from "./challenges.ts";
import { nameOfModel } from "./names.ts";
import { passkeyJson, passkeysOf } from "./rows.ts";

/** The largest number of passkeys of a person. It is GoTrue's default. */
const most = 10;

/** Starts the registration of a passkey. Returns the options for the authenticator that will make the passkey. */
export async function startRegistration(context: Context, caller: Caller) {
  const { user } = caller;
  await mayRegister(context, context.db, caller);
  const { registrationOptions } = await import("./ceremony.ts");
  const options = await registrationOptions(context, user, await passkeysOf(context.db, user.id));
  return issueChallenge(context, { purpose: "registration", user_id: user.id }, options);
}

export async function register(context: Context, caller: Caller, challengeId: string | undefined, credential: unknown) {
  const { user, session } = caller;
  await mustBeRaised(context, context.db, caller, "manage passkeys");
  const challenge = await takeChallenge(context, { purpose: "registration", user_id: user.id }, challengeId);
  const { newKeyIn } = await import("./ceremony.ts");
  const key = await newKeyIn(context, challenge, credential);
  return context.db.transaction().execute(async (db) => {
    await lockUser(db, user.id);
    await mayRegister(context, db, caller);
    const now = context.now();
    const added = await db
      .insertInto("auth_passkeys")
      .values({
        id: randomUUID(),
        user_id: user.id,
        ...key,
        friendly_name: nameOfModel(key.aaguid),
        ...{ created_at: now, updated_at: now, last_used_at: null },
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!added) throw new AuthError(422, "webauthn_credential_exists", "This credential is already registered");
    await tell(db, context, user, "passkey_added");
    await audit(db, now, "passkey_added", { userId: user.id, sessionId: session.id, data: { passkey: added.id } });
    return passkeyJson(added);
  });
}

async function mayRegister(context: Context, db: Db, caller: Caller): Promise<void> {
  if (caller.user.is_anonymous)
    throw new AuthError(403, "no_authorization", "Anonymous user not allowed to perform these actions");
  await mustHaveJustShownFactor(context, db, caller, "manage passkeys");
  if ((await passkeysOf(db, caller.user.id)).length >= most)
    throw new AuthError(422, "too_many_passkeys", "Maximum number of passkeys reached");
}
