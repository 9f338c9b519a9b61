import { createHash } from "node:crypto";
import type { ReportConflict, ReportKind } from "@site/ground/states/visit.ts";
import { visitOutcomes, visitStates } from "@site/ground/states/visit.ts";
import { isOneOf } from "@site/typed";
import { type Kysely, sql, type Transaction } from "kysely";
import {
  addEvents,
  addFiles,
  lockTargetOf,
  type MergeTarget,
  type NewEvent,
  searchTextOfEntries,
  type VisitReport,
} from "#domain/leads/store/index.ts";
import { newId } from "#platform/db/ids.ts";
import type { Database } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { transactionWithMessages } from "#platform/outbox/enqueue.ts";
import type { NewFile } from "#platform/photos/reencode.ts";
import { tell } from "./change.ts";
import { readVisit, type Visit } from "./read.ts";
import type { SeenVisit } from "./seen-visit.ts";

export interface NewReport {
  /** The id is made where the report is written. A report that is sent twice therefore counts once. */
  id: string;
  visit: string;
  kind: ReportKind;
  /** The visit as the technician saw it. Its seal proves that. */
  seen: SeenVisit;
  /** When the report was written, by the phone's clock, which may be wrong. */
  saidAt: number;
  content: VisitReport;
  files: readonly NewFile[];
}

/** `conflict` means that the visit was changed after the technician saw it. The report is stored, and the visit stays unchanged. */
export type ReportOutcome = { ok: true; conflict: ReportConflict | null } | { ok: false };

const day = 86_400_000;

/**
 * Stores the report of a technician, which may arrive hours after it was written. Every report is stored, and a report that is sent twice
 * counts once.
 */
export async function report(
  db: Kysely<Database>,
  colleague: string,
  newReport: NewReport,
  now = currentTime(),
): Promise<ReportOutcome> {
  return transactionWithMessages(db, async (tx): Promise<ReportOutcome> => {
    const target = await lockTargetOf(tx, "appointments", newReport.visit);
    const visit = target && (await readVisit(tx, newReport.visit));
    if (!visit) return { ok: false };
    const hash = hashOf(newReport);
    const before = await tx.selectFrom("visit_reports").selectAll().where("id", "=", newReport.id).executeTakeFirst();
    const isMine = before?.staff_id === colleague && before.appointment_id === visit.id;
    if (before && !isMine) return { ok: false };
    if (before?.hash === hash) return { ok: true, conflict: before.conflict };
    // The report was sent before with other content. A browser without a script allows that: the technician goes back, changes the form and
    // sends it again with its old id. The changed report gets a new id.
    const id = before ? newId(now) : newReport.id;
    const conflict = conflictOf(visit, newReport);
    const at = newReport.saidAt > now || newReport.saidAt < now - 14 * day ? now : newReport.saidAt;
    const row = { id, appointment_id: visit.id, staff_id: colleague, kind: newReport.kind, hash };
    await tx
      .insertInto("visit_reports")
      .values({ ...row, happened_at: at, received_at: now, conflict })
      .execute();
    if (!conflict) await follow(tx, target, visit, newReport.kind, colleague, now);
    await write(tx, target, { ...newReport, id }, { at, conflict, colleague, now });
    return { ok: true, conflict };
  });
}

const hashOf = ({ kind, content, files }: NewReport): string =>
  createHash("sha256")
    .update(JSON.stringify([kind, content, files.length]))
    .digest("base64url");

function conflictOf(visit: Visit, { kind, seen }: NewReport): ReportConflict | null {
  const isMoved = visit.from_at !== seen.from || visit.to_at !== seen.to || visit.team_id !== seen.team;
  switch (visit.state) {
    case "cancelled":
      return "cancelled";
    case "requested":
      return "moved";
    case "booked":
      return isMoved ? "moved" : null;
    case "done":
    case "missed":
      if (isMoved) return "moved";
      return isOneOf(visitOutcomes, kind) ? "settled" : null;
  }
}

/** Changes the state of the visit as the report says. */
async function follow(
  tx: Transaction<Database>,
  target: MergeTarget,
  visit: Visit,
  kind: ReportKind,
  colleague: string,
  now: number,
) {
  if (kind === "add" || !visitStates[visit.state].isAgreed) return;
  if (kind === "start") {
    if (!(await hasJustArrived(tx, target, visit, colleague))) await tell(tx, target, visit, "started", colleague, now);
    return;
  }
  const after = await tx
    .updateTable("appointments")
    .set({ state: kind, version: sql<number>`version + 1`, sequence: sql<number>`sequence + 1` })
    .where("id", "=", visit.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tell(tx, target, after, kind, colleague, now);
}

/**
 * Tells whether this colleague has already reported the arrival. Two tabs without a connection both show the button for it. After a move of
 * the visit the arrival can be reported again.
 */
async function hasJustArrived(
  tx: Transaction<Database>,
  { lead }: MergeTarget,
  visit: Visit,
  colleague: string,
): Promise<boolean> {
  const entries = await tx
    .selectFrom("lead_events")
    .select(["actor", "data"])
    .where("lead_id", "=", lead.id)
    .where("kind", "=", "visit")
    .orderBy("id", "desc")
    .execute();
  const reports = entries.map(({ actor, data }) => ({
    actor,
    ...(JSON.parse(data) as { appointment: string; what: string }),
  }));
  const last = reports.find(({ appointment }) => appointment === visit.id);
  return last?.what === "started" && last.actor === colleague;
}

interface Facts {
  at: number;
  conflict: ReportConflict | null;
  colleague: string;
  now: number;
}

/**
 * Writes the report into the timeline. The customer sees it, unless it no longer fits the visit; then a colleague has to check it first.
 */
async function write(
  tx: Transaction<Database>,
  { lead }: MergeTarget,
  { id, visit, kind, content, files }: NewReport,
  { at, conflict, colleague, now }: Facts,
) {
  const { checks, readings, note, office, signed } = content;
  const isEmpty = checks.length + readings.length + files.length === 0 && !note && !office && !signed;
  if (isEmpty && !conflict && kind !== "done") return;
  const enquiry = await tx.selectFrom("appointments").select("request_id").where("id", "=", visit).executeTakeFirst();
  const cameFrom = enquiry && enquiry.request_id !== lead.id ? enquiry.request_id : null;
  const photos = await addFiles(tx, lead.id, files, cameFrom);
  const ids = photos.flatMap((photo) => (photo.kind === "photo" ? photo.data.file : []));
  if (ids.length > 0) await tx.updateTable("lead_files").set({ report_id: id }).where("id", "in", ids).execute();
  const data = { ...content, what: kind, appointment: visit, at, files: ids, ...(conflict && { conflict }) };
  const shown = !conflict && (kind === "done" || kind === "add");
  const event: NewEvent = { kind: "report", data, actor: colleague, shown };
  await addEvents(tx, lead.id, [event], now, cameFrom);
  const unread = conflict || office || checks.some(({ answer }) => answer === "fault") ? { unread: 1 as const } : {};
  await tx
    .updateTable("leads")
    .set({ ...unread, search: sql<string>`search || ${` ${searchTextOfEntries([event])}`}`, updated_at: now })
    .set({ version: sql<number>`version + 1` })
    .where("id", "=", lead.id)
    .execute();
}
