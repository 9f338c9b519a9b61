import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { ownApplication } from "./own.ts";

/** Returns the applications from this confirmed email address with our answers, without our notes. */
export async function applicationsOfAddress(db: Kysely<Database>, email: string) {
  const rows = await db
    .selectFrom("applications")
    .selectAll()
    .where(sql<boolean>`(lower(email) = lower(${email}) and email <> '')`)
    .where("erased_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  const all = [];
  for (const row of rows) {
    const { name, phone, city, notice, may_work, certificates, driving_licence, message } = row;
    const application = await ownApplication(db, row.token);
    all.push({
      ...{ reference: row.reference, state: row.state, jobTitle: row.job_title, language: row.locale },
      ...{ name, email: row.email, phone, city, notice, mayWork: may_work, message },
      ...{ certificates: JSON.parse(certificates), drivingLicence: driving_licence },
      consent: { version: row.consent_version, at: row.consent_at, laterJobs: row.talent_pool === 1 },
      sentAt: row.created_at,
      history: application?.history ?? [],
      cv: await cvOf(db, row.id),
    });
  }
  return all;
}

async function cvOf(db: Kysely<Database>, id: string) {
  const files = db.selectFrom("application_files").select(["kind", "scan", "content"]);
  const file = await files.where("application_id", "=", id).executeTakeFirst();
  if (!file || file.scan === "infected") return null;
  return { kind: file.kind, content: Buffer.from(file.content).toString("base64") };
}
