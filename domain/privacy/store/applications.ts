import type { Kysely } from "kysely";
import { eraseApplication, lockApplication } from "#domain/applications/store/index.ts";
import { audit } from "#platform/audit/audit.ts";
import { emptyLog } from "#platform/db/empty-log.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { yieldTurn } from "#platform/machine/timers.ts";
import { rowsOfApplication } from "./rows.ts";
import { graceOf, seal, wasTakenBack } from "./sealed.ts";

export interface Retention {
  applicationDays: number;
  talentPoolDays: number;
  spamDays: number;
}

const batch = 100;
const day = 86_400_000;

/** Erases and seals every application whose retention period is nearly over. Returns how many. */
export async function eraseExpiredApplications(db: Kysely<Database>, keep: Retention, now = currentTime()) {
  let erased = 0;
  const grace = graceOf(keep.applicationDays, keep.talentPoolDays, keep.spamDays);
  for (let ids = await expired(db, keep, now); ids.length > 0; ids = await expired(db, keep, now))
    for (const { id, updated_at } of ids) {
      await db.transaction().execute(async (transaction) => {
        const row = await lockApplication(transaction, { id });
        // Somebody may have changed the application at this moment.
        if (row?.updated_at !== updated_at) return;
        const rows = await rowsOfApplication(transaction, id);
        await seal(transaction, { id, kind: "application", reference: row.reference, of: [row], rows, grace }, now);
        await eraseApplication(transaction, row, now);
        await audit(transaction, null, [{ action: "application.expire", subject: id }], now);
      });
      erased += 1;
      // This scheduled task may take long. It lets HTTP requests run in between.
      await yieldTurn();
    }
  if (erased > 0) await emptyLog(db);
  return erased;
}

/** Returns the applications to erase. The period counts from the decision, or from the last change if there is no decision. */
function expired(db: Kysely<Database>, { applicationDays, talentPoolDays, spamDays }: Retention, now: number) {
  const grace = graceOf(applicationDays, talentPoolDays, spamDays);
  const before = (days: number) => now - days * day + grace;
  return db
    .selectFrom("applications")
    .select(["id", "updated_at"])
    .where("erased_at", "is", null)
    .where((e) => e.not(e.exists(wasTakenBack(db, "applications", now))))
    .where((e) => {
      const since = e.fn.coalesce("decided_at", "updated_at");
      return e.or([
        e.and([e("spam", "=", 1), e("updated_at", "<", before(spamDays))]),
        e.and([e("spam", "=", 0), e("talent_pool", "=", 1), e(since, "<", before(talentPoolDays))]),
        e.and([e("spam", "=", 0), e("talent_pool", "=", 0), e(since, "<", before(applicationDays))]),
      ]);
    })
    .orderBy("id")
    .limit(batch)
    .execute();
}
