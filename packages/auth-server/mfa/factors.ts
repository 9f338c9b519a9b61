import type { Selectable } from "kysely";
import type { Caller, Context, Db, Session } from "../context.ts";
import { AuthError } from "../errors.ts";
import { hasPasskey } from "../passkeys/rows.ts";
import type { FactorsTable } from "../tables.ts";
import { isUuid } from "../users.ts";

export type Factor = Selectable<FactorsTable>;

/** Returns a factor of the caller. Another person's factor counts as not found. */
export async function factorOf(db: Db, { user }: Pick<Caller, "user">, id: string): Promise<Factor> {
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  const factor = await db
    .selectFrom("auth_factors")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

export const factorsOf = (db: Db, userId: string): Promise<Factor[]> =>
  db.selectFrom("auth_factors").selectAll().where("user_id", "=", userId).execute();

const names = { totp: "TOTP", phone: "Phone" };

export function mustBeOn({ config }: Context, type: Factor["type"], what: "enroll" | "verify"): void {
  if (config.mfa[type]) return;
  const action = what === "enroll" ? "enroll" : "verification";
  throw new AuthError(422, `mfa_${type}_${what}_not_enabled`, `MFA ${action} is disabled for ${names[type]}`);
}

/** Returns the present level of the session. The token may contain an older level. */
export async function aalOf(db: Db, { session }: Caller): Promise<Session["aal"]> {
  const row = await db.selectFrom("auth_sessions").select("aal").where("id", "=", session.id).executeTakeFirst();
  if (!row) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  return row.aal;
}

/**
 * Refuses a session below aal2 if the account has a factor or a passkey. Otherwise somebody with only the password could add a factor of
 * their own and reach aal2.
 */
export async function mustBeRaised(context: Context, db: Db, caller: Caller, what: string): Promise<void> {
  if ((await aalOf(db, caller)) === "aal2" || !(await hasSecondStep(context, db, caller))) return;
  throw new AuthError(403, "insufficient_aal", `AAL2 session is required to ${what} when MFA is enabled`);
}

async function hasSecondStep(context: Context, db: Db, { user }: Caller): Promise<boolean> {
  if ((await factorsOf(db, user.id)).some(({ status }) => status === "verified")) return true;
  return hasPasskey(context, db, user.id);
}

/** For this many minutes after using a factor or a passkey, its owner may add or remove factors and passkeys. */
export const shownFor = 10;

/**
 * Guards every change of factors and passkeys: one of them must have been used in the last minutes, because somebody else may use a browser
 * that was left open.
 */
export async function mustHaveJustShownFactor(context: Context, db: Db, caller: Caller, what: string): Promise<void> {
  await mustBeRaised(context, db, caller, what);
  if (!(await hasSecondStep(context, db, caller))) return;
  const shown = await db
    .selectFrom("auth_amr")
    .select("at")
    .where("session_id", "=", caller.session.id)
    .where("method", "in", ["totp", "mfa/phone", "passkey"])
    .where("at", ">", context.now() - shownFor * 60_000)
    .executeTakeFirst();
  if (shown) return;
  const message = `A second factor must have been shown within the last ${shownFor} minutes to ${what}`;
  throw new AuthError(403, "insufficient_aal", message);
}

/**
 * Refuses a session below aal2 if the account has a verified factor. Reads the level from the session's row, because a token may still
 * claim aal2 for a factor that was removed.
 */
export async function mustHaveShownFactor(db: Db, caller: Caller, what: string): Promise<void> {
  if ((await aalOf(db, caller)) === "aal2") return;
  if (!(await factorsOf(db, caller.user.id)).some(({ status }) => status === "verified")) return;
  throw new AuthError(401, "insufficient_aal", `AAL2 session is required to ${what} when MFA is enabled.`);
}
