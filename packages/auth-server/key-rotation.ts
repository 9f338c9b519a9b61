import { audit } from "./audit.ts";
import type { Context } from "./context.ts";
import { addKey } from "./keys.ts";

const minute = 60_000;
/** How long a new key is published before it signs. Nobody caches the JWKS for longer, so everybody knows the key by then. */
const notice = 15 * minute;
/** The longest time for which a process may use its cached keys. */
const lag = 2 * minute;

export interface Rotation {
  /** The time at which the new key starts to sign, and the time until which the old keys still verify. */
  signsFrom: number;
  oldUntil: number;
}

/**
 * Adds a signing key. The old keys verify until the last token that they signed has expired. After a leak, `atOnce` makes the old keys
 * invalid immediately, so that every client refreshes its token at its next call.
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
