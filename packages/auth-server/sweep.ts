import type { Context } from "./context.ts";
import { sweepLimits } from "./limits.ts";

const day = 86_400_000;

/**
 * Deletes expired rows, most of them a day after they expired. Each table has its own statement, because the order of the tables does not
 * matter.
 */
export async function sweep(context: Context): Promise<void> {
  const { db, config, now } = context;
  const old = now() - day;
  await db.deleteFrom("auth_one_time_tokens").where("expires_at", "<", old).execute();
  await db.deleteFrom("auth_challenges").where("expires_at", "<", old).execute();
  await db.deleteFrom("auth_passkey_challenges").where("expires_at", "<", now()).execute();
  await db.deleteFrom("auth_factors").where("status", "=", "unverified").where("created_at", "<", old).execute();
  // A flow may belong to a mail. It is kept as long as the mail may still be opened.
  await db
    .deleteFrom("auth_flow_states")
    .where("created_at", "<", old - config.codeSeconds * 1000)
    .execute();
  await db
    .deleteFrom("auth_audit")
    .where("at", "<", now() - config.auditSeconds * 1000)
    .execute();
  await sweepLimits(context);
  await db.deleteFrom("auth_keys").where("retired_at", "<", old).execute();
  await forgetUnused(context);
}

/** Deletes sessions that can no longer be refreshed, and accounts that were never confirmed. */
async function forgetUnused({ db, config, now }: Context): Promise<void> {
  const { inactivitySeconds: inactivity, unconfirmedSeconds: unconfirmed } = config;
  if (inactivity !== null)
    await db
      .deleteFrom("auth_sessions")
      .where(({ fn }) => fn.coalesce("refreshed_at", "created_at"), "<", now() - inactivity * 1000)
      .execute();
  if (unconfirmed !== null)
    await db
      .deleteFrom("auth_users")
      .where("created_at", "<", now() - unconfirmed * 1000)
      .where("email_confirmed_at", "is", null)
      .where("phone_confirmed_at", "is", null)
      .where("is_anonymous", "=", 0)
      // Invited people stay, because the page of colleagues still lists them.
      .where("invited_at", "is", null)
      .execute();
}
