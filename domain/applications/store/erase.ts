import type { Transaction } from "kysely";
import type { ApplicationsTable, Database } from "#platform/db/schema.ts";
import { randomBytes } from "#platform/machine/chance.ts";

/** The kinds of entries without personal data. They stay, so that the statistics of a vacancy stay right. */
const impersonal = ["received", "state", "spam"];

type Erased = Pick<ApplicationsTable, "id" | "reference">;

/**
 * Erases everything that an applicant told us and that we wrote about it: the data of the row, the CV, notes, messages, and mails on the
 * mailbox page. The private link stops working too, except with `keepLink`, so that the applicant can read there that the data are erased.
 */
export async function eraseApplication(
  db: Transaction<Database>,
  { id, reference }: Erased,
  now: number,
  keepLink = false,
): Promise<void> {
  // The row of the application is changed last. A transaction that sends a message or scans a file locks this row last too, and the same
  // order avoids deadlocks (docs/decisions/0100).
  await db.deleteFrom("application_files").where("application_id", "=", id).execute();
  await db.deleteFrom("outbox").where("application_id", "=", id).execute();
  await db
    .updateTable("applications")
    .set({
      idempotency_key: null,
      ...(keepLink ? {} : { token: randomBytes(16).toString("base64url") }),
      name: "",
      email: "",
      phone: "",
      city: "",
      notice: "",
      certificates: "[]",
      driving_licence: null,
      message: "",
      spam_reasons: "[]",
      consent_version: "",
      consent_at: 0,
      talent_pool: 0,
      erased_at: now,
      updated_at: now,
    })
    .where("id", "=", id)
    .execute();
  const entries = db.deleteFrom("application_events").where("application_id", "=", id);
  await entries.where("kind", "not in", impersonal).execute();
  await forgetWords(db, id);
  await eraseMails(db, reference);
}

/** Removes the texts that we wrote to the applicant with changes of state. The changes themselves stay. */
async function forgetWords(db: Transaction<Database>, id: string) {
  const said = db.selectFrom("application_events").select(["id", "data"]).where("application_id", "=", id);
  for (const event of await said.where("kind", "=", "state").where("data", "like", '%"text"%').execute()) {
    const { text: _, ...data } = JSON.parse(event.data);
    await db
      .updateTable("application_events")
      .set({ data: JSON.stringify(data) })
      .where("id", "=", event.id)
      .execute();
  }
}

/** Erases the mails about an application. They are found by its reference, which each of them contains. */
const eraseMails = (db: Transaction<Database>, reference: string) =>
  db
    .deleteFrom("mailbox")
    .where((e) => e.or([e("subject", "like", `%${reference}%`), e("text", "like", `%${reference}%`)]))
    .execute();
