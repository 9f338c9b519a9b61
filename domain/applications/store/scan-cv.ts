import type { Kysely } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import type { Scan } from "#platform/files/file-types.ts";
import { scanBytes } from "#platform/files/scan.ts";
import type { Handler } from "#platform/outbox/types.ts";
import { env } from "#platform/process/env.ts";
import { addApplicationEvents } from "./events.ts";

/**
 * Scans CVs for viruses as messages of the outbox. No HTTP request has to wait for the scanner, and no application is lost if the scanner
 * fails.
 */
export const scanCv =
  (db: Kysely<Database>): Handler =>
  async ({ payload, applicationId }, signal) => {
    const address = env().SCAN_URL;
    const id = payload.file ?? "";
    const file = db.selectFrom("application_files").select("content").where("id", "=", id);
    const found = address && applicationId && (await file.executeTakeFirst());
    if (!found) return "moot";
    try {
      await note(db, applicationId, id, await scanBytes(address, found.content, signal));
    } catch (error) {
      await note(db, applicationId, id, "failed");
      throw error;
    }
    return "moot";
  };

/**
 * Stores the result of a scan, and adds it to the timeline if it has changed. An unreachable scanner therefore adds one entry, not one for
 * each attempt.
 */
const note = (db: Kysely<Database>, applicationId: string, id: string, scan: Scan) =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("application_files")
      .set({ scan })
      .where("id", "=", id)
      .where("scan", "<>", scan)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await addApplicationEvents(transaction, applicationId, [{ kind: "scan", data: { scan }, actor: "system" }]);
  });
