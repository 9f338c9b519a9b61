import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { ApplicationsTable, Database } from "#platform/db/schema.ts";

/** Entries without personal data stay, so that the numbers of a job still add up. */
const impersonal = ["received", "state", "spam"];

type Erased = Pick<ApplicationsTable, "id" | "reference">;

/**
 * Removes all that an applicant told us and we wrote about it: the row's data, the CV, notes, messages, and mails on the mailbox page. The
 * private link ends too, unless the applicant is about to read there that it is done.
 */
export async function eraseApplication(
  db: Transaction<Database>,
  { id, reference }: Erased,
  now: number,
  keepLink = false,
): Promise<void> {
  // A transaction that sends a message or scans a file asks for the application last, whose keys are about to change (docs/decisions/0100).
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

/** The move to another state stays; what was written to the applicant with it does not. */
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

/** Every mail about an application contains its reference. */
const eraseMails = (db: Transaction<Database>, reference: string) =>
  db
    .deleteFrom("mailbox")
    .where((e) => e.or([e("subject", "like", `%${reference}%`), e("text", "like", `%${reference}%`)]))
    .execute();
