import {
  type ApplicationState,
  applicationStates,
  mailedApplications,
  mayMove,
} from "@site/ground/states/application.ts";
import type { Kysely, Transaction, Updateable } from "kysely";
import { audit } from "#platform/audit/audit.ts";
import { emptyLog } from "#platform/db/empty-log.ts";
import type { ApplicationsTable, Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, type NewMessage, outboxFilled } from "#platform/outbox/enqueue.ts";
import { eraseApplication } from "./erase.ts";
import { addApplicationEvents } from "./events.ts";
import { lockApplication } from "./lock.ts";
import { applicationMail } from "./messages.ts";
import type { ApplicationEntry } from "./types.ts";

/** The result of a change. `conflict` means that somebody else has moved the application meanwhile. */
export type Outcome = "done" | "missing" | "conflict";

interface Change {
  set?: Updateable<ApplicationsTable>;
  entry: Extract<ApplicationEntry, { kind: "state" | "note" | "spam" }>;
  shown?: boolean;
  messages?: (eventId: string) => NewMessage[];
}

/** Changes the application, its timeline, the audit log and the outgoing messages in one transaction. */
async function change(
  db: Kysely<Database>,
  colleague: string,
  id: string,
  changeOf: (row: ApplicationsTable, transaction: Transaction<Database>) => Promise<Change | Outcome>,
  now = currentTime(),
): Promise<Outcome> {
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome> => {
    const row = await lockApplication(transaction, { id });
    if (!row) return "missing";
    const found = await changeOf(row, transaction);
    if (typeof found === "string") return found;
    const { set = {}, entry, shown = false, messages } = found;
    await transaction
      .updateTable("applications")
      .set({ ...set, updated_at: now })
      .where("id", "=", id)
      .execute();
    const [event = ""] = await addApplicationEvents(transaction, id, [{ ...entry, actor: colleague, shown }], now);
    await audit(transaction, colleague, [{ action: `application.${entry.kind}`, subject: id }], now);
    await enqueue(transaction, messages?.(event) ?? [], now);
    return "done";
  });
  if (outcome === "done") outboxFilled();
  return outcome;
}

/** Moves an application to another state. `from` is the state that the colleague was shown. `text` is mailed to the applicant. */
export const moveApplication = (
  db: Kysely<Database>,
  colleague: string,
  id: string,
  { from, to, text }: { from: ApplicationState; to: ApplicationState; text?: string },
  now = currentTime(),
): Promise<Outcome> =>
  change(
    db,
    colleague,
    id,
    async (row) => {
      // The button was pressed twice, and the first press has done the move.
      if (row.state === to) return "done";
      if (row.state !== from || !mayMove(from, to)) return "conflict";
      const mail = mailedApplications.find((state) => state === to);
      return {
        set: { state: to, decided_at: applicationStates[to].isDecided ? now : null },
        entry: { kind: "state", data: { from, to, ...(text && { text }) } },
        shown: true,
        messages: (event) => (mail && !row.spam ? [applicationMail(mail, id, event)] : []),
      };
    },
    now,
  );

/** Adds a note. If the same note comes again within a minute, the button was pressed twice, and the note is added only once. */
export const noteApplication = (db: Kysely<Database>, colleague: string, id: string, text: string): Promise<Outcome> =>
  change(db, colleague, id, async (_, transaction) => {
    const same = await transaction
      .selectFrom("application_events")
      .select("id")
      .where("application_id", "=", id)
      .where("kind", "=", "note")
      .where("actor", "=", colleague)
      .where("data", "=", JSON.stringify({ text }))
      .where("at", ">", currentTime() - 60_000)
      .executeTakeFirst();
    return same ? "done" : { entry: { kind: "note", data: { text } } };
  });

/** Marks an application as spam or removes the mark. When the mark is removed, the mails that were held back are sent. */
export const markSpam = (db: Kysely<Database>, colleague: string, id: string, spam: boolean): Promise<Outcome> =>
  change(db, colleague, id, async (row) => {
    if (Boolean(row.spam) === spam) return "done";
    const mails = spam ? [] : [applicationMail("office", id), applicationMail("received", id)];
    return { set: { spam: spam ? 1 : 0 }, entry: { kind: "spam", data: { spam } }, messages: () => mails };
  });

/** Erases an application whose applicant asked for that by mail or phone instead of the private link. */
export async function eraseByColleague(db: Kysely<Database>, colleague: string, id: string, now = currentTime()) {
  const outcome = await db.transaction().execute(async (transaction): Promise<Outcome> => {
    const row = await lockApplication(transaction, { id });
    if (!row) return "missing";
    await eraseApplication(transaction, row, now);
    await audit(transaction, colleague, [{ action: "application.erase", subject: id }], now);
    return "done";
  });
  if (outcome === "done") await emptyLog(db);
  return outcome;
}
