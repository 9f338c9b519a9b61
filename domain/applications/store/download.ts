import type { Kysely } from "kysely";
import { audit } from "#platform/audit/audit.ts";
import type { Database } from "#platform/db/schema.ts";
import type { CvKind } from "#platform/files/file-types.ts";
import { currentTime } from "#platform/machine/time.ts";
import { addApplicationEvents } from "./events.ts";

const types: Record<CvKind, string> = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  jpeg: "image/jpeg",
};

/**
 * Answers with the CV of an application. The download is written into the timeline and the audit log before the first byte is sent. An
 * infected file is not sent. The headers make the browser save the file under our own name, and not show, run or cache it.
 */
export async function downloadCv(
  db: Kysely<Database>,
  colleague: string,
  applicationId: string,
  now = currentTime(),
): Promise<Response | "missing" | "infected"> {
  const file = await db
    .selectFrom("application_files as file")
    .innerJoin("applications as application", "application.id", "file.application_id")
    .select(["file.id", "file.kind", "file.scan", "file.content", "application.reference"])
    .where("application.id", "=", applicationId)
    .executeTakeFirst();
  if (!file) return "missing";
  if (file.scan === "infected") return "infected";
  await db.transaction().execute(async (transaction) => {
    const entry = { kind: "download", data: { file: file.id }, actor: colleague } as const;
    await addApplicationEvents(transaction, applicationId, [entry], now);
    await audit(transaction, colleague, [{ action: "application.download", subject: applicationId }], now);
  });
  return new Response(new Uint8Array(file.content), {
    headers: {
      "content-type": types[file.kind],
      "content-disposition": `attachment; filename="cv-${file.reference}.${file.kind === "jpeg" ? "jpg" : file.kind}"`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
