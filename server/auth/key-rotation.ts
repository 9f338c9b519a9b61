import { audit } from "./audit.ts";
import type { Context } from "./context.ts";
import { addKey } from "./keys.ts";

const minute = 60_000;
/** Longer than anybody keeps a copy of the JWKS: by then everybody knows the new key. */
const notice = 15 * minute;
/** A process may go on with the keys it remembers for so long. */
const lag = 2 * minute;

export interface Rotation {
  /** From when on the new key signs, and until when the old ones still verify. */
  signsFrom: number;
  oldUntil: number;
}

/**
 * A new signing key. The old ones verify until the last token they signed has run out; after a leak, `atOnce`, they are
 * worth nothing from now on, and everybody's next call refreshes.
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
