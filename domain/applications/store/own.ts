import { type ApplicationState, applicationStates } from "@site/ground/states/application.ts";
import type { Kysely } from "kysely";
import { audit } from "#platform/audit/audit.ts";
import { emptyLog } from "#platform/db/empty-log.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";
import { eraseApplication } from "./erase.ts";
import { addApplicationEvents } from "./events.ts";
import { lockApplication } from "./lock.ts";
import { applicationMail } from "./messages.ts";

/** The application as the applicant sees it on the private page. */
export interface OwnApplication {
  reference: string;
  state: ApplicationState;
  job: string;
  jobTitle: string;
  language: "en" | "ar";
  createdAt: number;
  /** True if the data are erased. Then only the state is left. */
  erased: boolean;
  mayWithdraw: boolean;
  hasCv: boolean;
  /** The changes of state, oldest first. `text` is what we wrote to the applicant with that change. */
  history: { at: number; state: ApplicationState; text?: string }[];
}

/**
 * Tells whether a text has the form of a key. This is checked first, so that a request with a wrong key does no work and reveals nothing.
 */
export const isToken = (token: string): boolean => /^[\w-]{22}$/.test(token);

export async function ownApplication(db: Kysely<Database>, token: string): Promise<OwnApplication | undefined> {
  if (!isToken(token)) return undefined;
  const row = await db.selectFrom("applications").selectAll().where("token", "=", token).executeTakeFirst();
  if (!row) return undefined;
  const events = await db
    .selectFrom("application_events")
    .select(["at", "kind", "data"])
    .where("application_id", "=", row.id)
    .where("shown", "=", 1)
    .orderBy("id")
    .execute();
  const cv = db.selectFrom("application_files").select("id").where("application_id", "=", row.id);
  return {
    reference: row.reference,
    state: row.state,
    job: row.job,
    jobTitle: row.job_title,
    language: row.locale === "ar" ? "ar" : "en",
    createdAt: row.created_at,
    erased: row.erased_at !== null,
    mayWithdraw: row.erased_at === null && applicationStates[row.state].mayWithdraw,
    hasCv: (await cv.executeTakeFirst()) !== undefined,
    history: events.map(({ at, kind, data }) => {
      if (kind === "received") return { at, state: "new" };
      const { to, text } = JSON.parse(data);
      return { at, state: to, ...(text && { text }) };
    }),
  };
}

/**
 * Withdraws an application by its private link. The data and the CV are erased at once, and the page of the link then says so. Returns
 * false if there is nothing to withdraw.
 */
export async function withdrawApplication(db: Kysely<Database>, token: string, now = currentTime()): Promise<boolean> {
  if (!isToken(token)) return false;
  const done = await db.transaction().execute(async (transaction) => {
    const row = await lockApplication(transaction, { token });
    if (!row || !applicationStates[row.state].mayWithdraw) return false;
    const { id, state: from } = row;
    await transaction.updateTable("applications").set({ state: "withdrawn" }).where("id", "=", id).execute();
    await eraseApplication(transaction, row, now, true);
    const data = { from, to: "withdrawn" } as const;
    await addApplicationEvents(transaction, id, [{ kind: "state", data, actor: "applicant", shown: true }], now);
    await audit(transaction, null, [{ action: "application.withdrawn", subject: id }], now);
    if (!row.spam) await enqueue(transaction, [applicationMail("withdrawn", id)], now);
    return true;
  });
  if (!done) return false;
  outboxFilled();
  await emptyLog(db);
  return true;
}
