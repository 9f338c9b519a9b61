import { X509Certificate } from "node:crypto";
import { readdir, readFile, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { type Kysely, sql } from "kysely";
import { judge, type Verdict } from "#platform/clock/trust.ts";
import type { Database } from "#platform/db/schema.ts";
import { type WriteRefusal, writeRefusal } from "#platform/db/write-probe.ts";
import { currentTime } from "#platform/machine/time.ts";
import { keyOf, mailboxAt } from "#platform/mail/mailbox-address.ts";
import { waitingSince } from "#platform/outbox/messages.ts";
import type { Env } from "#platform/process/env.ts";
import { runAges } from "#platform/process/task-runs.ts";

type Db = Kysely<Database>;
type Where = Pick<Env, "DATA_DIR" | "DATABASE_URL" | "BACKUP_DIR" | "CERTIFICATE_FILE" | "MAIL_IMAP_URL" | "SMTP_URL">;

const hour = 3_600_000;
const week = 7 * 24 * hour;

/**
 * The values that the operator watches. A value is undefined if it cannot be known here. The status page of the office and /metrics both
 * show them.
 */
export interface State {
  databaseAnswers: boolean;
  /** Why the database stores nothing although it answers queries; undefined if it stores. */
  databaseRefuses?: WriteRefusal;
  outboxPending?: number;
  /** How long the oldest due message has waited, in seconds. */
  outboxOldest?: number;
  outboxGivenUp?: number;
  /** The number of failed attempts to send a mail in the last hour; undefined if there is no mail server. */
  mailFailures?: number;
  mailServer?: boolean;
  /**
   * Seconds since the mailbox for customers' answers was last read without a failure. If it was never read, seconds since the first
   * attempt.
   */
  mailboxAge?: number;
  /** Seconds since the last mail came to the mailbox for answers; Infinity if no mail ever came. */
  mailboxMail?: number;
  leadsToday?: number;
  /** The usual number of leads up to this time of day: the average of the same weekday in the last four weeks. */
  leadsUsual?: number;
  diskFree?: number;
  diskSize?: number;
  /** Seconds since the newest backup in BACKUP_DIR was finished; Infinity if there is no backup. */
  backupAge?: number;
  clock?: Verdict;
  /** Seconds since the last run of each scheduled task. */
  taskAges?: Record<string, number>;
  /** Days until the certificate in CERTIFICATE_FILE expires; negative after it has expired. */
  certificateDays?: number;
}

export async function stateOf(db: Db, where: Where, now = currentTime()): Promise<State> {
  const [inDatabase, mailbox, disk, backupAge, certificateDays] = await Promise.all([
    Promise.all([databaseState(db, now), writeRefusal(db)]).then(
      ([found, databaseRefuses]) => ({ databaseAnswers: true, ...found, ...(databaseRefuses && { databaseRefuses }) }),
      () => ({ databaseAnswers: false }),
    ),
    unlessMissing(mailboxState(db, where.MAIL_IMAP_URL, now)),
    // PostgreSQL may run on another machine. This process cannot measure the disk of that machine.
    where.DATABASE_URL ? {} : unlessMissing(diskOf(where.DATA_DIR)),
    where.BACKUP_DIR ? backupAgeIn(where.BACKUP_DIR, now) : undefined,
    where.CERTIFICATE_FILE ? certificateDaysOf(where.CERTIFICATE_FILE, now) : undefined,
  ]);
  return { ...inDatabase, ...mailbox, ...disk, backupAge, certificateDays, mailServer: where.SMTP_URL !== undefined };
}

async function databaseState(db: Db, now: number) {
  const today = uaeDayStart(uaeDay(now));
  const leads = (weeks: number) =>
    sql<number>`(select count(*) from leads where spam = 0 and created_at >= ${today - weeks * week} and created_at <= ${now - weeks * week})`;
  const pending = sql`from outbox where state = 'pending'`;
  const { rows } = await sql<
    Record<"pending" | "dead" | "failures" | "today" | "usual", number> & { oldest: number | null }
  >`select
    (select count(*) ${pending}) as pending,
    (select min(${waitingSince("outbox")}) ${pending}) as oldest,
    (select count(*) from outbox where state = 'dead') as dead,
    (select count(*) from outbox_attempts a join outbox o on o.id = a.outbox_id
      where a.id >= ${idBefore(now - hour)} and a.error is not null and o.topic like 'mail.%') as failures,
    ${leads(0)} as today,
    ${sql.join([1, 2, 3, 4].map(leads), sql` + `)} as usual`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("No answer");
  return {
    clock: await judge(db, now),
    taskAges: await runAges(db, now),
    outboxPending: Number(row.pending),
    outboxOldest: row.oldest === null ? 0 : Math.max(0, now - Number(row.oldest)) / 1000,
    outboxGivenUp: Number(row.dead),
    mailFailures: Number(row.failures),
    leadsToday: Number(row.today),
    leadsUsual: Number(row.usual) / 4,
  };
}

async function mailboxState(db: Db, address: string | undefined, now: number) {
  const mailbox = address && mailboxAt(address);
  if (!mailbox) return {};
  const rows = db.selectFrom("mailbox_reads").select(["begun_at", "read_at", "mail_at"]);
  const row = await rows.where("mailbox", "=", keyOf(mailbox)).executeTakeFirst();
  const since = (at: number | null | undefined) => Math.max(0, now - (at ?? Number.NEGATIVE_INFINITY)) / 1000;
  return { mailboxAge: row ? since(row.read_at ?? row.begun_at) : 0, mailboxMail: since(row?.mail_at) };
}

/** Returns a text that sorts before every UUIDv7 made at this time or later. So the primary key can be searched by time. */
const idBefore = (at: number): string =>
  at
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-");

async function diskOf(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { diskFree: bavail * bsize, diskSize: blocks * bsize };
}

/**
 * The age of the newest backup, in seconds. A backup gets the ending .backup only after it was read back without an error (docs/backup.md),
 * so every file with this ending is complete.
 */
async function backupAgeIn(folder: string, now: number): Promise<number> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const files = names.filter((name) => name.endsWith(".backup"));
  const times = await Promise.all(
    files.map(async (name) => (await unlessMissing(stat(join(folder, name))))?.mtimeMs ?? 0),
  );
  // A backup dated in the future was written while the clock was ahead. It is ignored, because it would silence the alert until that date.
  const past = times.filter((time) => time <= now + hour);
  return Math.max(0, (now - Math.max(Number.NEGATIVE_INFINITY, ...past)) / 1000);
}

/** Days until the certificate expires. A certificate that cannot be read counts as expired. */
async function certificateDaysOf(file: string, now: number): Promise<number> {
  try {
    return (Date.parse(new X509Certificate(await readFile(file)).validTo) - now) / (24 * hour);
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}

const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);
