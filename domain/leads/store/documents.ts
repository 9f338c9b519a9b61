import type { DocumentKind } from "@site/ground/states/lead.ts";
import type { Kysely, Transaction } from "kysely";
import { newId } from "#platform/db/ids.ts";
import type { Database, LeadDocumentsTable } from "#platform/db/schema.ts";
import { checkDocx } from "#platform/files/check-docx.ts";
import { checkPdf } from "#platform/files/check-pdf.ts";
import type { CvFlag, Scan } from "#platform/files/file-types.ts";
import { scanBytes } from "#platform/files/scan.ts";
import { budgets } from "#platform/http/budgets.ts";
import { perMachine } from "#platform/machine/machine.ts";
import { currentTime } from "#platform/machine/time.ts";
import type { MailAttachment } from "#platform/mail/types.ts";
import { enqueue } from "#platform/outbox/enqueue.ts";
import { type Handler, TryLater } from "#platform/outbox/types.ts";
import { reencodeOrRefuse } from "#platform/photos/reencode.ts";
import { photoType } from "#platform/photos/type.ts";
import { env } from "#platform/process/env.ts";
import { semaphore } from "#platform/process/limits.ts";
import type { FileProblem } from "./types.ts";

/** The outbox topic for files that the virus scanner must check. */
export const scanTopic = "lead.scan";
export const maxDocumentBytes = 8 * 1024 * 1024;

export interface NewDocument {
  /** The id, if the timeline names the document before it is stored. Otherwise a new id is made. */
  id?: string;
  name: string;
  kind: DocumentKind;
  flags: readonly CvFlag[];
  content: Uint8Array;
}

const types: Record<DocumentKind, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  jpeg: "image/jpeg",
  ogg: "audio/ogg",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  amr: "audio/amr",
};

const limited = perMachine(() => semaphore(budgets.documentChecks));

/**
 * Decides by the content of a file whether it may be stored as a document, with the same rules as for CVs. The name and the declared type
 * may be forged, so the stored name gets the ending that fits the content.
 */
export async function checkDocument(name: string, bytes: Uint8Array): Promise<NewDocument | FileProblem> {
  if (bytes.byteLength > maxDocumentBytes) return "size";
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isZip = buffer.toString("latin1", 0, 4) === "PK\x03\x04";
  const checked = await limited()(() => (isZip ? checkDocx(buffer) : checkPdf(buffer)));
  if (!checked.ok) return checked.problem === "not-a-document" ? "type" : "unsafe";
  if (checked.kind === "jpeg") return "type";
  return { name: namedAs(name, checked.kind), kind: checked.kind, flags: checked.flags, content: checked.bytes };
}

const namedAs = (name: string, kind: DocumentKind) =>
  name.toLowerCase().endsWith(`.${kind}`) ? name : `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}.${kind}`;

/** Stores documents and returns their ids in order. It must be called in a transaction. */
export async function addDocuments(
  db: Transaction<Database>,
  leadId: string,
  documents: readonly NewDocument[],
  cameFrom: string | null = null,
  now = currentTime(),
): Promise<string[]> {
  if (documents.length === 0) return [];
  const rows = documents.map(({ id = newId(), name, kind, flags, content }) => ({
    id,
    lead_id: leadId,
    came_from: cameFrom,
    created_at: now,
    name,
    kind,
    flags: JSON.stringify(flags),
    scan: "unscanned" as const,
    bytes: content.byteLength,
    content,
  }));
  await db
    .insertInto("lead_documents")
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const scans = rows.map(({ id }) => ({
    topic: scanTopic,
    dedupeKey: `${scanTopic}:${id}`,
    leadId,
    payload: { document: id },
  }));
  if (env().SCAN_URL) await enqueue(db, scans, now);
  return rows.map(({ id }) => id);
}

/** Checks a file that a colleague attaches to a mail. A picture is re-encoded as JPEG, because every mail program can show JPEG. */
export async function checkAttachment(name: string, bytes: Uint8Array): Promise<NewDocument | FileProblem> {
  if (!photoType(bytes)) return checkDocument(name, bytes);
  const photo = await reencodeOrRefuse(bytes, { edge: 2400, format: "jpeg" });
  if (typeof photo === "string") return photo === "tooLarge" ? "size" : "unsafe";
  return { name: `${name.replace(/\.[a-z0-9]{1,5}$/i, "")}.jpg`, kind: "jpeg", flags: [], content: photo.content };
}

/**
 * Returns a document as an attachment of a mail. If the virus scanner has not checked the file yet, it throws, and the mail is tried again
 * later.
 */
export async function attachmentOf(db: Kysely<Database>, id: string): Promise<MailAttachment> {
  const file = await db.selectFrom("lead_documents").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  if (file.scan === "infected") throw new Error("A virus was found in an attachment");
  if (file.scan !== "clean" && env().SCAN_URL) throw new TryLater("The virus scan has not run yet", 15_000);
  return { filename: file.name, contentType: types[file.kind], content: Buffer.from(file.content) };
}

/**
 * Sends a document to a colleague who may read leads. The headers make the browser save the file. It does not display, run or cache it. An
 * infected file is not sent.
 */
export async function downloadDocument(db: Kysely<Database>, id: string): Promise<Response | undefined> {
  const file = await db.selectFrom("lead_documents").selectAll().where("id", "=", id).executeTakeFirst();
  if (!file || file.scan === "infected") return undefined;
  return new Response(new Uint8Array(file.content), {
    headers: {
      "content-type": types[file.kind],
      "content-disposition": `attachment; filename="file.${file.kind}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** Lists the documents of a lead, with the results of the checks that the office should know before it opens a file. */
export const documentsOf = async (db: Kysely<Database>, leadId: string) =>
  (
    await db
      .selectFrom("lead_documents")
      .select(["id", "name", "kind", "bytes", "scan", "flags"])
      .where("lead_id", "=", leadId)
      .orderBy("id")
      .execute()
  ).map(({ flags, ...document }) => ({ ...document, flags: JSON.parse(flags) as CvFlag[] }));

export async function documentsForExport(db: Kysely<Database>, leadId: string) {
  const rows = await db.selectFrom("lead_documents").selectAll().where("lead_id", "=", leadId).orderBy("id").execute();
  return rows.map((file) => ({
    id: file.id,
    name: file.name,
    created_at: file.created_at,
    content: fileContent(file),
  }));
}

/** Returns the content of a document as a data URL, or null if the document is infected. */
export const fileContent = ({ kind, scan, content }: Pick<LeadDocumentsTable, "kind" | "scan" | "content">) =>
  scan === "infected" ? null : `data:${types[kind]};base64,${Buffer.from(content).toString("base64")}`;

/**
 * The outbox handler that scans a document for viruses. Scanning is separate from receiving a mail, so that no mail waits for the scanner.
 */
export const scanDocument =
  (db: Kysely<Database>): Handler =>
  async ({ payload }, signal) => {
    const address = env().SCAN_URL;
    const id = payload.document ?? "";
    const file = await db.selectFrom("lead_documents").select("content").where("id", "=", id).executeTakeFirst();
    if (!address || !file) return "moot";
    const note = (scan: Scan) => db.updateTable("lead_documents").set({ scan }).where("id", "=", id).execute();
    try {
      await note(await scanBytes(address, file.content, signal));
    } catch (error) {
      await note("failed");
      throw error;
    }
    return "moot";
  };
