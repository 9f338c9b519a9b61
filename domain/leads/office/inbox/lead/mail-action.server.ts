import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { db } from "#platform/db/db.ts";
import type { Database } from "#platform/db/schema.ts";
import { cleanLine, readForm } from "#site/forms/form.server.ts";
import { checkAttachment, type NewDocument } from "../../../store/documents.ts";
import { recordReply } from "../../../store/notes.ts";
import type { MailAttachmentRef } from "../../../store/types.ts";
import type { ActionOutcome } from "../shared/action-outcome.ts";
import { doneOf } from "../shared/outcome.server.ts";
import { mailSchema } from "../shared/schema.server.ts";
import type { SendableQuotations } from "./other-domains.ts";

const mostFiles = 5;
/** The most bytes of all attachments together. Base64 makes them a third larger, and every mail provider still accepts that size. */
const mostBytes = 15 * 1024 * 1024;

const refused = (field: string): ActionOutcome => ({ ok: false, problem: "invalid", field });

/** Sends the mail that a colleague wrote, with its attachments. */
export async function sendMail(
  colleague: string,
  leadId: string,
  request: Request,
  quotationsOf: SendableQuotations,
): Promise<ActionOutcome> {
  const chosen = request.clone().formData();
  const sent = await readForm(request, "files");
  if (!sent) return refused("files");
  const parsed = mailSchema.safeParse(sent.fields);
  if (!parsed.success) return refused(String(parsed.error.issues[0]?.path[0] ?? ""));
  if (sent.filesLeftOut || sent.photos.length > mostFiles) return refused("files.size");
  const documents = await uploaded(leadId, sent.photos);
  if (!Array.isArray(documents)) return refused(`files.${documents.problem}`);
  if (documents.reduce((sum, { content }) => sum + content.byteLength, 0) > mostBytes) return refused("files.size");
  const database = await db();
  const own = await ownFiles(database, leadId, await quotationsOf(leadId));
  const keys = (await chosen).getAll("attach").slice(0, 20);
  const files = [
    ...own.filter(({ key }) => keys.includes(key)).map(({ file }) => file),
    ...documents.map(({ id, name }) => ({ name, document: id })),
  ];
  const { subject, text } = parsed.data;
  return doneOf(
    await recordReply(database, colleague, leadId, { channel: "mail", subject, text, files }, {}, documents),
    "mail",
  );
}

/** Checks the uploaded files. The id of a file is made from its content, so if the form is sent twice, no file is stored twice. */
async function uploaded(leadId: string, files: readonly Blob[]) {
  const documents: (NewDocument & { id: string })[] = [];
  for (const file of files) {
    const name = cleanLine(file instanceof File ? file.name : "").slice(0, 120) || "file";
    const checked = await checkAttachment(name, new Uint8Array(await file.arrayBuffer()));
    if (typeof checked === "string") return { problem: checked };
    const hash = createHash("sha256").update(`${leadId}\n${checked.name}\n`).update(checked.content);
    documents.push({ ...checked, id: hash.digest("hex").slice(0, 32) });
  }
  return documents;
}

/** Lists the files of a lead that can be attached: photos, documents, and quotations that the customer may see. */
async function ownFiles(
  database: Kysely<Database>,
  leadId: string,
  quotations: Awaited<ReturnType<SendableQuotations>>,
): Promise<{ key: string; file: MailAttachmentRef }[]> {
  const photos = database.selectFrom("lead_files").select("id").where("lead_id", "=", leadId).orderBy("id");
  const documents = database.selectFrom("lead_documents").select(["id", "name"]).where("lead_id", "=", leadId);
  return [
    ...quotations.map(({ id, number }) => ({ key: `quote:${id}`, file: { name: `${number}.pdf`, quote: id } })),
    ...(await photos.execute()).map(({ id }, index) => ({
      key: `photo:${id}`,
      file: { name: `photo-${index + 1}.jpg`, photo: id },
    })),
    ...(await documents.where("scan", "<>", "infected").orderBy("id").execute()).map(({ id, name }) => ({
      key: `document:${id}`,
      file: { name, document: id },
    })),
  ];
}
