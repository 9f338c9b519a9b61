import type { Kysely, Transaction } from "kysely";
import type { Flag } from "#platform/db/flag.ts";
import { newId, newReference } from "#platform/db/ids.ts";
import type { ApplicationsTable, Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import type { Cv } from "#platform/files/file-types.ts";
import { randomBytes } from "#platform/machine/chance.ts";
import { currentTime } from "#platform/machine/time.ts";
import { enqueue, outboxFilled } from "#platform/outbox/enqueue.ts";
import { env } from "#platform/process/env.ts";
import { addApplicationEvents } from "./events.ts";
import { applicationMail, scanMessage } from "./messages.ts";
import type { NewApplication } from "./types.ts";

export interface StoredApplication {
  id: string;
  reference: string;
  /** The key of the private link. */
  token: string;
  /** True if the idempotency key was known, so nothing new was stored. */
  repeated: boolean;
}

/**
 * Stores the application, the CV, the first event and the outgoing messages in one transaction. It resolves after the commit. Only then may
 * the applicant be told that the application has arrived.
 */
export async function submitApplication(
  db: Kysely<Database>,
  application: NewApplication,
  cv: Cv | null,
  idempotencyKey: string | null,
  /** True if a confirmation may be sent to the email address. */
  confirm = true,
): Promise<StoredApplication> {
  const stored = await db.transaction().execute(async (transaction) => {
    const row = await insertOrFind(transaction, application, idempotencyKey);
    if (row.repeated) return row;
    const { job: vacancy } = application;
    await addApplicationEvents(transaction, row.id, [
      { kind: "received", data: { job: vacancy }, actor: "applicant", shown: true },
    ]);
    const file = cv && (await addCv(transaction, row.id, cv));
    const isSpam = application.spam?.isSpam ?? false;
    await enqueue(transaction, [
      ...(file && env().SCAN_URL ? [scanMessage(row.id, file)] : []),
      ...(isSpam ? [] : [applicationMail("office", row.id)]),
      ...(isSpam || !confirm ? [] : [applicationMail("received", row.id)]),
    ]);
    return row;
  });
  if (!stored.repeated) outboxFilled();
  return stored;
}

async function addCv(db: Transaction<Database>, applicationId: string, { kind, bytes, flags }: Cv): Promise<string> {
  const id = newId();
  await db
    .insertInto("application_files")
    .values({
      id,
      application_id: applicationId,
      created_at: currentTime(),
      kind,
      flags: JSON.stringify(flags),
      scan: "unscanned",
      bytes: bytes.byteLength,
      content: bytes,
    })
    .execute();
  return id;
}

/** Returns the application that was stored earlier under one of these idempotency keys. */
export async function findApplication(
  db: Kysely<Database>,
  keys: readonly string[],
): Promise<StoredApplication | undefined> {
  if (keys.length === 0) return undefined;
  const row = await db
    .selectFrom("applications")
    .select(["id", "reference", "token"])
    .where("idempotency_key", "in", keys)
    .executeTakeFirst();
  return row && { ...row, repeated: true };
}

async function insertOrFind(
  db: Transaction<Database>,
  application: NewApplication,
  key: string | null,
): Promise<StoredApplication> {
  const values = columnsOf(application, key);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const added = await db
      .insertInto("applications")
      .values({ ...values, id: newId(), reference: newReference("JOB") })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "reference", "token"])
      .executeTakeFirst();
    if (added) return { ...added, repeated: false };
    const before = await findApplication(db, values.idempotency_key === null ? [] : [values.idempotency_key]);
    if (before) return before;
    // Nothing was inserted although the key is new, so the random reference was taken. The next round draws another reference.
  }
  throw new Error("No free application reference after five draws.");
}

const flag = (value: boolean): Flag => (value ? 1 : 0);

/** Removes NUL characters, which PostgreSQL cannot store. */
const text = (value: string) => value.replaceAll("\0", "");

function columnsOf(from: NewApplication, key: string | null): Omit<ApplicationsTable, "id" | "reference"> {
  const now = currentTime();
  return {
    idempotency_key: key === null ? null : text(key),
    token: randomBytes(16).toString("base64url"),
    state: "new",
    locale: from.language,
    job: text(from.job),
    job_title: text(from.jobTitle),
    name: text(from.name),
    email: text(from.email),
    phone: text(from.phone),
    city: text(from.city),
    notice: text(from.notice),
    may_work: from.mayWork,
    certificates: storedJson(from.certificates),
    driving_licence: from.drivingLicence === null ? null : flag(from.drivingLicence),
    message: text(from.message),
    consent_version: from.consentVersion,
    consent_at: now,
    talent_pool: flag(from.talentPool),
    spam: flag(from.spam?.isSpam ?? false),
    spam_score: from.spam?.score ?? 0,
    spam_reasons: storedJson(from.spam?.reasons ?? []),
    created_at: now,
    updated_at: now,
    decided_at: null,
    erased_at: null,
  };
}
