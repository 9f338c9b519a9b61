import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { type ReportConflict, type ReportKind, reportKinds } from "@site/ground/states/visit.ts";
import { data, redirect } from "react-router";
import { z } from "zod";
import { requireRight } from "#domain/colleagues/index.server.ts";
import type { VisitReport } from "#domain/leads/store/index.ts";
import { db } from "#platform/db/db.ts";
import { currentTime } from "#platform/machine/time.ts";
import { logError } from "#platform/process/log.ts";
import { checklistNamed } from "#site/content/visit-checklists.server.ts";
import { cleanText, readForm, type SentForm } from "#site/forms/form.server.ts";
import { photosOf } from "#site/forms/photos.server.ts";
import { report } from "../store/report.ts";
import { openSeen } from "../store/seen-visit.ts";

export type { ReportConflict, ReportKind };
export type ReportProblem = "missing" | "notYours" | "form" | "invalid" | "tooLarge" | "tooMany" | "failed";
/**
 * The result of a report that was sent. A problem is final, because the same report would fail again. There are two exceptions: after
 * `notYours` another colleague may still send the report, and after `failed` the phone keeps it and sends it again.
 */
export type ReceiveOutcome =
  | { ok: true; kind: ReportKind; conflict: ReportConflict | null }
  | { ok: false; problem: ReportProblem; visit: string; fields: Record<string, string>; sentBy?: string };

const words = (max: number) =>
  z
    .string()
    .default("")
    .transform((typed) => cleanText(typed).replaceAll("\0", "").trim().slice(0, max));

const form = z.object({
  id: z.uuid(),
  visit: z.uuid(),
  kind: z.enum(reportKinds),
  seen: z.string().max(300),
  at: z.coerce.number().int().catch(0),
  list: z.string().max(30).default(""),
  note: words(4000),
  office: words(4000),
  signed: words(100),
});
type Form = z.infer<typeof form>;

/** Takes a report from the queue of a phone. The answer says whether the phone may delete the report. */
export async function receiveFromQueue(request: Request): Promise<Response> {
  const sent = await receive(request);
  const { fields, ...answer } = { fields: undefined, ...sent };
  return Response.json(answer, { status: sent.ok ? 200 : statusOf(sent.problem) });
}

/** Takes a report from a form that was sent without a script. */
export async function receiveFromForm(request: Request) {
  const sent = await receive(request);
  if (!sent.ok) return data(sent, { status: statusOf(sent.problem) });
  const said = new URLSearchParams({ done: sent.kind, ...(sent.conflict && { conflict: sent.conflict }) });
  return redirect(`${href("/my-visits", languageOf(new URL(request.url).pathname))}?${said.toString()}`, 303);
}

/** A phone that still has the page of an earlier version keeps a report after the status 409 and deletes nothing. */
const statuses: Partial<Record<ReportProblem, number>> = { missing: 404, notYours: 409, failed: 503 };
const statusOf = (problem: ReportProblem) => statuses[problem] ?? 422;

async function receive(request: Request, now = currentTime()): Promise<ReceiveOutcome> {
  const colleague = await requireRight(request, "visits.own");
  const sent = await readForm(request);
  try {
    return await take(colleague, sent, now);
  } catch (error) {
    logError(error, request.headers.get("x-request-id") ?? undefined);
    return { ok: false, problem: "failed", visit: sent?.fields.visit ?? "", fields: { ...sent?.fields } };
  }
}

async function take(colleague: { id: string }, sent: SentForm | null, now: number): Promise<ReceiveOutcome> {
  const read = form.safeParse(sent?.fields);
  if (!sent || !read.success)
    return { ok: false, problem: "form", visit: sent?.fields.visit ?? "", fields: { ...sent?.fields } };
  const { id, visit, kind } = read.data;
  const refused = (problem: ReportProblem): Extract<ReceiveOutcome, { ok: false }> => ({
    ok: false,
    problem,
    visit,
    fields: { ...sent.fields },
  });
  const database = await db();
  const seen = await openSeen(database, colleague.id, visit, read.data.seen, now);
  if (!seen) return { ...refused("notYours"), sentBy: colleague.id };
  if (seen === "over") return refused("missing");
  if (sent.filesLeftOut) return refused("tooLarge");
  const files = await photosOf(sent.photos);
  if ("problem" in files)
    return refused(files.problem === "tooMany" || files.problem === "tooLarge" ? files.problem : "invalid");
  const content = contentOf(read.data, sent);
  const saidAt = read.data.at || now;
  const outcome = await report(database, colleague.id, { id, visit, kind, seen, saidAt, content, files }, now);
  return outcome.ok ? { ok: true, kind, conflict: outcome.conflict } : refused("missing");
}

const answers = ["ok", "fault", "none"] as const;

/**
 * Returns the answers together with their questions. If the checklist no longer has a question, its id is used instead: the phone may have
 * been offline for hours.
 */
function contentOf({ list, note, office, signed }: Form, { fields }: SentForm): VisitReport {
  const known = checklistNamed(list);
  const typed = Object.entries(fields);
  const named = (prefix: string) =>
    typed.filter(([name]) => new RegExp(`^${prefix}:[a-z-]{2,30}$`).test(name)).slice(0, 30);
  const textOf = (id: string, texts: readonly { id: string; text: { en: string; ar: string } }[] = []) =>
    texts.find((one) => one.id === id)?.text ?? { en: id, ar: id };
  return {
    ...{ note, office, signed },
    checks: named("check").flatMap(([name, value]) => {
      const answer = answers.find((one) => one === value);
      return answer ? [{ text: textOf(name.slice(6), known?.checks), answer }] : [];
    }),
    readings: named("reading").flatMap(([name, value]) => {
      const id = name.slice(8);
      const shown = readingOf(value);
      const unit = known?.readings.find((one) => one.id === id)?.unit ?? "";
      return shown ? [{ text: textOf(id, known?.readings), unit, value: shown }] : [];
    }),
  };
}

/** Normalises a reading of an instrument: Western digits and a decimal point, whichever keyboard was used. */
const readingOf = (typed: string): string =>
  cleanText(typed)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/٫|,/g, ".")
    .replace(/[\p{Cc}]/gu, "")
    .trim()
    .slice(0, 20);
