import type { Kysely } from "kysely";
import { hasContact } from "#domain/people/store/index.ts";
import { withoutHidden } from "#platform/db/register/columns.ts";
import type { ApplicationFilesTable, ApplicationsTable, Database } from "#platform/db/schema.ts";
import type { CvFlag } from "#platform/files/file-types.ts";
import type { Contact } from "#platform/identity/accounts.ts";
import type { ApplicationEntry } from "./types.ts";

type Db = Kysely<Database>;

export type ApplicationEvent = ApplicationEntry & { id: string; at: number; actor: string; shown: boolean };

export interface Application
  extends Omit<ApplicationsTable, "token" | "idempotency_key" | "certificates" | "spam_reasons"> {
  certificates: string[];
  spam_reasons: string[];
}

export type CvMeta = Pick<ApplicationFilesTable, "id" | "kind" | "bytes" | "scan"> & { flags: CvFlag[] };

export interface ApplicationDetail {
  application: Application;
  cv: CvMeta | null;
  /** The events, oldest first. */
  events: ApplicationEvent[];
}

export async function readApplication(db: Db, id: string): Promise<ApplicationDetail | undefined> {
  const row = await db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const { certificates, spam_reasons, ...rest } = withoutHidden("applications", row);
  const application = { ...rest, certificates: JSON.parse(certificates), spam_reasons: JSON.parse(spam_reasons) };
  return { application, cv: await cvOf(db, id), events: await eventsOf(db, id) };
}

/** Finds the applications with one of these phone numbers or email addresses, newest first. */
export const applicationsWith = (db: Db, contacts: readonly Contact[]) =>
  db
    .selectFrom("applications")
    .select(["id", "reference", "name", "email", "phone", "job_title", "created_at"])
    .where("erased_at", "is", null)
    .where(hasContact(contacts))
    .orderBy("id", "desc")
    .execute();

async function cvOf(db: Db, id: string): Promise<CvMeta | null> {
  const file = await db
    .selectFrom("application_files")
    .select(["id", "kind", "bytes", "scan", "flags"])
    .where("application_id", "=", id)
    .executeTakeFirst();
  return file ? { ...file, flags: JSON.parse(file.flags) } : null;
}

async function eventsOf(db: Db, id: string): Promise<ApplicationEvent[]> {
  const rows = await db
    .selectFrom("application_events")
    .selectAll()
    .where("application_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(
    ({ id: event, at, actor, kind, shown, data }) =>
      ({ id: event, at, actor, kind, shown: shown === 1, data: JSON.parse(data) }) as ApplicationEvent,
  );
}

/**
 * Returns everything that we hold about an applicant, for a request for personal data. It includes the notes; the field for notes says so.
 */
export async function exportApplication(db: Db, id: string) {
  const detail = await readApplication(db, id);
  if (!detail || detail.application.erased_at !== null) return undefined;
  const file = db.selectFrom("application_files").select("content").where("application_id", "=", id);
  const content = (await file.executeTakeFirst())?.content;
  const cv = detail.cv && content && { ...detail.cv, content: Buffer.from(content).toString("base64") };
  return { ...detail, cv: cv ?? null };
}
