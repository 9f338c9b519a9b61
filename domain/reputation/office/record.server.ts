import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { refusalReasons, testimonialStates } from "@site/ground/states/testimonial.ts";
import { isOneOf } from "@site/typed";
import type { Kysely } from "kysely";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { languageOfLead } from "#domain/leads/index.server.ts";
import { db } from "#platform/db/db.ts";
import type { Database, LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { office } from "#site/content/office.server.ts";
import { dayOf, daysOf } from "#site/i18n/days.ts";
import { translator } from "#site/i18n/t.ts";
import { forgetFindings } from "../customer/findings.server.tsx";
import { forgetRecord } from "../customer/record.server.tsx";
import { testimonialLink } from "../mails/mails.server.ts";
import { decideTestimonial, noteAsked, type Outcome } from "../store/change.ts";
import { type Figures, readFigures } from "../store/figures.ts";
import { mayAsk } from "../store/may-ask.ts";
import { allTestimonials, countTestimonials } from "../store/read.ts";
import { figureNames, hiddenFor } from "../store/shown.ts";
import { decideFinding, officeFindings } from "./finding.server.ts";
import { shareAtLeast, timeInWords } from "./words.server.ts";

const most = 200;

export interface RecordAnswer {
  done?: boolean;
  problem?: Extract<Outcome, { ok: false }>["problem"] | "personal" | "incomplete";
}

/** The office's page about the public record: the figures with what hides them, the counts, and the customers' words. */
export async function officeRecordPage(request: Request) {
  const colleague = await requireRight(request, "leads");
  const language = languageOf(new URL(request.url).pathname);
  const database = await db();
  const { record } = await office(database);
  const figures = await readFigures(database, currentTime());
  const rows = await allTestimonials(database, most);
  const ids = rows.map(({ request_id }) => request_id);
  const findings = await officeFindings(database, ids, language);
  const mayChange = may(colleague.role, "leads.change");
  const links = mayChange ? await whatsAppLinks(database, rows) : new Map<string, string>();
  return {
    language,
    settings: record,
    mayChange,
    period: figures && daysOf(figures, language),
    figures: figures
      ? figureNames.map((name) => ({
          name,
          cases: figures[name].cases,
          unreported: name === "arrivals" ? figures.arrivals.unreported : 0,
          hidden: hiddenFor(figures, name, record.leastCases),
          value: name === "answers" ? timesOf(figures.answers, language) : shareAtLeast(figures[name]),
        }))
      : [],
    counts: await countTestimonials(database),
    testimonials: rows.map((row) => ({
      ...{ enquiry: row.request_id, lead: row.lead_id, reference: row.reference, version: row.version },
      ...{ state: row.state, words: row.words, name: row.shown_name, reason: row.reason, customer: row.name },
      asked: wasAsked(row) ? dayOf(row.asked_at ?? row.requested_at, language) : undefined,
      visited: dayOf(row.from_at, language),
      hasWords: testimonialStates[row.state].hasWords,
      whatsapp: links.get(row.id),
      finding: findings.get(row.request_id),
    })),
  };
}

/** The median and the ninth decile. */
const timesOf = ({ cases, medianMs, p90Ms }: Figures["answers"], language: Language) =>
  cases === 0 ? "–" : `${timeInWords(medianMs, language)} · ${timeInWords(p90Ms, language)}`;

export type OfficeRecordData = Awaited<ReturnType<typeof officeRecordPage>>;

type Row = Awaited<ReturnType<typeof allTestimonials>>[number];

/** Tells whether the customer was asked, or wrote without that. */
const wasAsked = ({ state, asked_at }: Row): boolean => state !== "requested" || asked_at !== null;

/**
 * Returns WhatsApp links with the request as their message, by the id of the testimonial. The office uses them for customers without an
 * email address whom nobody has asked yet.
 */
async function whatsAppLinks(database: Kysely<Database>, rows: readonly Row[]): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  const unasked = rows.filter((row) => !wasAsked(row) && !row.email && row.phone);
  if (unasked.length === 0) return links;
  const ids = unasked.map(({ request_id }) => request_id);
  const enquiries = await database.selectFrom("leads").selectAll().where("id", "in", ids).execute();
  for (const row of unasked) {
    const enquiry = enquiries.find(({ id }) => id === row.request_id);
    if (enquiry && (await mayAsk(database, enquiry))) links.set(row.id, whatsAppLink(enquiry));
  }
  return links;
}

function whatsAppLink(lead: LeadsTable): string {
  const text = translator(languageOfLead(lead), "reputation")("office.whatsappText", { link: testimonialLink(lead) });
  return `https://wa.me/${lead.phone.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** Publishes a testimonial or refuses to, or records that the customer was asked, as the form says. */
export async function decide(request: Request): Promise<RecordAnswer> {
  const colleague = await requireRight(request, "leads");
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? "");
  const outcome = await change(await db(), colleague.id, field);
  forgetRecord();
  forgetFindings();
  // A refusal has status 200, because React Router reads the page anew only then, and the colleague sees what became of it.
  return outcome.ok ? { done: true } : { problem: outcome.problem };
}

async function change(database: Kysely<Database>, colleague: string, field: (name: string) => string) {
  const [enquiry, seen, reason] = [field("enquiry"), Number(field("version")) || 0, field("reason")];
  switch (field("intent")) {
    case "asked":
      return noteAsked(database, colleague, enquiry, seen);
    case "publish-finding":
    case "hide-finding":
      return decideFinding(database, colleague, field);
    case "publish":
      return decideTestimonial(database, colleague, enquiry, seen, { to: "published" });
    default:
      if (!isOneOf(refusalReasons, reason)) throw data(null, { status: 400 });
      return decideTestimonial(database, colleague, enquiry, seen, { to: "refused", reason });
  }
}
