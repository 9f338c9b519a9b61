import type { Kysely, Transaction } from "kysely";
import type { Database, IncomingMailsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { shortMessage } from "#platform/outbox/attempt.ts";
import { outboxFilled } from "#platform/outbox/enqueue.ts";
import { markReturned } from "#platform/outbox/settle.ts";
import { env } from "#platform/process/env.ts";
import { log } from "#platform/process/log.ts";
import { addDocuments } from "../documents.ts";
import { addMailFromCustomer } from "../follow.ts";
import type { MailFacts, NamedFile } from "../types.ts";
import { type CheckedFiles, checkFiles } from "./files.ts";
import { headBytesOf, headOf } from "./head.ts";
import { parseMail } from "./parse.ts";
import { isProven } from "./proven.ts";
import type { ParsedMail } from "./types.ts";

/** How often a mail is tried whose parsing failed. Parsing may fail because the machine is busy. */
const mostTries = 5;

type State = "placed" | "dropped";

type NotTaken = NonNullable<MailFacts["notTaken"]>;
const megabyte = 1024 * 1024;

export interface PlacingOptions {
  /** Returns the time at which a reply is due to a mail that arrives at this time. */
  dueFrom(arrival: number): number;
  /**
   * The addresses from which we send mails. A mail from one of them counts as automatic: our notices go to these addresses, and some
   * programs answer them.
   */
  own?: readonly string[];
  now?: number;
  attempts?: number;
  /** Set if only the headers of the mail were stored. It has the size of the mail, and the limit that it exceeded. */
  payload?: { bytes?: string; why?: string };
}

/**
 * Reads a stored mail. It adds the mail to the timeline of its lead. If the mail is a report of failed delivery, it marks our message as
 * failed.
 */
export async function placeMail(
  db: Kysely<Database>,
  id: string,
  { dueFrom, own = [], now = currentTime(), attempts = mostTries, payload = {} }: PlacingOptions,
): Promise<void> {
  const waiting = db.selectFrom("incoming_mails").selectAll().where("id", "=", id).where("state", "=", "waiting");
  const stored = await waiting.executeTakeFirst();
  if (!stored) return;
  const mail = await parseMail(stored.raw);
  if (!mail && attempts < mostTries) throw new Error("The mail could not be read in time");
  const { bytes } = payload;
  if (mail?.report && !bytes) return report(db, stored, mail.report, now);
  const known = mail ?? (await parseMail(headBytesOf(stored.raw))) ?? { ...unknown };
  known.automatic ||= own.includes(known.from);
  const due = dueFrom(now);
  const megabytes = Math.ceil(Number(bytes ?? stored.raw.byteLength) / megabyte);
  if (bytes) return notTaken(db, stored, known, { why: payload.why === "limit" ? "limit" : "size", megabytes }, due);
  return mail
    ? take(db, stored, known, due)
    : notTaken(db, stored, known, { why: "unreadable", megabytes, raw: id }, due);
}

const unknown: ParsedMail = { from: "", subject: "", text: "", quoted: "", automatic: false, files: [] };

async function take(db: Kysely<Database>, stored: IncomingMailsTable, mail: ParsedMail, due: number): Promise<void> {
  const { id, request_id: enquiry } = stored;
  const files = await checkFiles(mail.files);
  const facts = await factsOf(db, stored, mail);
  const outcome = await addMailFromCustomer(db, enquiry, {
    text: mail.text,
    facts,
    files: files.photos,
    due,
    async also(transaction, leadId, cameFrom) {
      if (!(await settle(transaction, id, "placed"))) return false;
      const named = await namedFiles(transaction, leadId, files, cameFrom);
      if (named.length > 0) facts.files = named;
      return true;
    },
  });
  if (outcome === "missing") await forget(db, id);
}

/**
 * Adds an entry for a mail that could not be read or stored completely, because its sender waits for an answer. The entry has the subject,
 * so that a colleague can find the mail in the mailbox.
 */
async function notTaken(
  db: Kysely<Database>,
  stored: IncomingMailsTable,
  mail: ParsedMail,
  why: NotTaken,
  due: number,
): Promise<void> {
  const facts = await factsOf(db, stored, { ...mail, quoted: "" });
  const outcome = await addMailFromCustomer(db, stored.request_id, {
    text: "",
    facts: { ...facts, ...(mail.subject && { subject: mail.subject }), notTaken: why },
    files: [],
    due,
    also: (transaction) => settle(transaction, stored.id, "dropped"),
  });
  if (outcome === "missing") return forget(db, stored.id);
  log("warn", { event: "mail-dropped", id: stored.id, code: why.why });
}

async function factsOf(
  db: Kysely<Database>,
  { request_id, raw }: IncomingMailsTable,
  mail: ParsedMail,
): Promise<MailFacts> {
  const lead = await db
    .selectFrom("leads")
    .select(["email", "reference"])
    .where("id", "=", request_id)
    .executeTakeFirst();
  const { from, subject, quoted, automatic, calendar } = mail;
  const proven = isProven(headOf(raw), env().MAIL_AUTHSERV_ID);
  const isNew = subject !== "" && !subject.includes(lead?.reference ?? "") && !/^\s*(?:re|رد|aw|sv)\s*:/i.test(subject);
  return {
    ...(from !== lead?.email.toLowerCase() && { from: from || "–" }),
    ...(isNew && { subject }),
    ...(quoted && { quoted }),
    ...(calendar && { calendar }),
    ...(proven !== undefined && { proven }),
    ...(automatic && { automatic }),
  };
}

/** Stores the documents. Returns the names of all files except photos, for the timeline. */
export async function namedFiles(
  db: Transaction<Database>,
  leadId: string,
  { others }: CheckedFiles,
  cameFrom: string | null,
): Promise<NamedFile[]> {
  const documents = others.filter((file) => "content" in file);
  const ids = await addDocuments(db, leadId, documents, cameFrom);
  return others.map((file) =>
    "content" in file ? { name: file.name, document: ids[documents.indexOf(file)] ?? "" } : file,
  );
}

/** Marks our mail as failed if the report says so. A report of a delay changes nothing. */
async function report(
  db: Kysely<Database>,
  { id, outbox_id }: IncomingMailsTable,
  { failed, error }: NonNullable<ParsedMail["report"]>,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await settle(transaction, id, "placed")) || !failed || !outbox_id) return;
    await markReturned(transaction, outbox_id, shortMessage(error || "Returned"), now);
  });
  outboxFilled();
}

/** Deletes the stored mail, because its lead was erased. */
async function forget(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom("incoming_mails").where("id", "=", id).execute();
  log("warn", { event: "mail-dropped", id, code: "erased" });
}

/** Marks the mail as done. Returns false if another attempt has already done so. */
async function settle(db: Kysely<Database>, id: string, state: State): Promise<boolean> {
  const set = db.updateTable("incoming_mails").set({ state }).where("id", "=", id).where("state", "=", "waiting");
  return (await set.executeTakeFirst()).numUpdatedRows > 0n;
}
