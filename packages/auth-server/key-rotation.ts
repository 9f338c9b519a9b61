import { audit } from "./audit.ts";
import type { Context } from "./context.ts";
import { addKey } from "./keys.ts";

const minute = 60_000;
/** This is longer than anybody caches the JWKS, so everybody knows the new key by then. */
const notice = 15 * minute;
/** For so long a process may use its cached keys. */
const lag = 2 * minute;

export interface Rotation {
  /** When the new key starts to sign, and how long the old keys still verify. */
  signsFrom: number;
  oldUntil: number;
}

/**
 * Adds a signing key. Old keys verify until the last token signed with them has expired. After a leak, `atOnce` invalidates them
 * immediately, so that every client refreshes on its next call.
 */
export async function rotateKeys({ db, config, now: clock }: Context, atOnce = false): Promise<Rotation> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const current = await transaction.selectFrom("auth_keys").select("kid").where("retired_at", "is", null).execute();
    const signsFrom = atOnce || current.length === 0 ? now : now + notice;
    const oldUntil = atOnce ? now : signsFrom + config.jwtSeconds * 1000 + lag;
    await transaction
      .updateTable("auth_keys")
      .set({ retired_at: oldUntil })
      .where((e) => e.or([e("retired_at", "is", null), e("retired_at", ">", oldUntil)]))
      .execute();
    await addKey(transaction, config, now, signsFrom);
    await audit(transaction, now, "keys_rotated", { data: { at_once: atOnce } });
    return { signsFrom, oldUntil };
  });
}
