import { languageOf } from "@site/ground/language/languages.ts";
import type { FollowedEnquiry } from "#domain/leads/store/index.ts";
import { follow } from "#domain/leads/store/index.ts";
import { db } from "#platform/db/db.ts";
import { limits } from "#platform/http/budgets.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { fileOrAway } from "#site/content/away.server.ts";
import { translator } from "#site/i18n/t.ts";
import { pdfAnswer } from "#site/papers/paper.server.ts";
import { readVisit } from "../store/read.ts";
import { reportPaper, type ShownReport } from "./report.server.ts";

/** Answers with the report of a visit as PDF. Only what the customer's page shows is in it. */
export const reportPdf = (request: Request, key: string, visit: string) =>
  fileOrAway(request, () => pdfOf(request, key, visit));

async function pdfOf(request: Request, key: string, id: string): Promise<Response> {
  const database = await db();
  const client = request.headers.get("x-client-address") ?? "unknown";
  if (await isOverLimit(database, limits.follow, client)) return new Response(null, { status: 429 });
  const followed = /^[\w-]{22}$/.test(key) ? await follow(database, key) : undefined;
  const reports = followed ? reportsOn(id, followed) : [];
  const visit = reports.length > 0 ? await readVisit(database, id) : undefined;
  if (!followed || !visit) return new Response(null, { status: 404 });
  const language = languageOf(new URL(request.url).pathname);
  const { reference, service, place } = followed.enquiry;
  const t = translator(language, "lead");
  const facts = {
    reference,
    from: visit.from_at,
    to: visit.to_at,
    service: service ? t(`services.${service}`) : undefined,
    place: place ? t(`places.${place}`) : undefined,
  };
  return pdfAnswer(() => reportPaper(facts, reports, language), `visit-${reference}.pdf`, request);
}

const reportsOn = (visit: string, { events }: FollowedEnquiry) =>
  events
    .filter(({ kind }) => kind === "report")
    .map(({ data }) => JSON.parse(data) as ShownReport & { appointment: string })
    .filter(({ appointment }) => appointment === visit);
