import { statesThat } from "@site/ground/states/table.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { cancel } from "./change.ts";

/** Cancels the requested visits that the office did not confirm in time or whose time has begun, and tells the customers. */
export async function lapseRequested(db: Kysely<Database>, now = currentTime()): Promise<number> {
  const due = await db
    .selectFrom("appointments")
    .select(["id", "version"])
    .where("state", "in", statesThat(visitStates, "awaitsOffice"))
    .where((e) => e.or([e("lapses_at", "<=", now), e("from_at", "<=", now)]))
    .orderBy("lapses_at")
    .limit(500)
    .execute();
  let lapsed = 0;
  for (const { id, version } of due) if ((await cancel(db, id, version, "system", now, "lapsed")).ok) lapsed += 1;
  return lapsed;
}
