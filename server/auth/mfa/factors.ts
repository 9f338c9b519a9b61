import type { Selectable } from "kysely";
import type { Caller, Context, Db, Session } from "../context.ts";
import { AuthError } from "../errors.ts";
import type { FactorsTable } from "../tables.ts";
import { isUuid } from "../users.ts";

export type Factor = Selectable<FactorsTable>;

/** A factor of the person who asks; what is somebody else's is not there. */
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

/** Of the session as it is now, not as its token says. */
export async function aalOf(db: Db, { session }: Caller): Promise<Session["aal"]> {
  const row = await db.selectFrom("auth_sessions").select("aal").where("id", "=", session.id).executeTakeFirst();
  if (!row) throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  return row.aal;
}

/** Gated by the session's row: a token may still say aal2 of a factor that is gone. */
export async function mustHaveShownFactor(db: Db, caller: Caller, what: string): Promise<void> {
  if ((await aalOf(db, caller)) === "aal2") return;
  if (!(await factorsOf(db, caller.user.id)).some(({ status }) => status === "verified")) return;
  throw new AuthError(401, "insufficient_aal", `AAL2 session is required to ${what} when MFA is enabled.`);
}
