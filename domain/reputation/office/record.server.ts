import { languageOf } from "@site/ground/language/languages.ts";
import { refusalReasons, testimonialStates } from "@site/ground/states/testimonial.ts";
import { isOneOf } from "@site/typed";
import { data } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import { db } from "#platform/db/db.ts";
import { office } from "#site/content/office.server.ts";
import { dayOf, daysOf } from "#site/i18n/days.ts";
import { translator } from "#site/i18n/t.ts";
import { forgetRecord } from "../customer/record.server.tsx";
import { testimonialLink } from "../mails/mails.server.ts";
import { decideTestimonial, type Outcome } from "../store/change.ts";
import { readFigures } from "../store/figures.ts";
import { allTestimonials, countTestimonials } from "../store/read.ts";
import { figureNames, hiddenFor } from "../store/shown.ts";
import { shareAtLeast, timeInWords } from "./words.server.ts";

const most = 200;

export interface RecordAnswer {
  done?: boolean;
  problem?: Extract<Outcome, { ok: false }>["problem"];
}

/** The office's page about the public record: the figures with what hides them, the counts, and the customers' words. */
export async function officeRecordPage(request: Request) {
  const colleague = await requireRight(request, "leads");
  const language = languageOf(new URL(request.url).pathname);
  const database = await db();
  const { record } = await office(database);
  const figures = await readFigures(database, Date.now());
  const rows = await allTestimonials(database, most);
  return {
    language,
    settings: record,
    mayChange: may(colleague.role, "leads.change"),
    period: figures && daysOf(figures, language),
    figures: figures
      ? figureNames.map((name) => ({
          name,
          cases: figures[name].cases,
          unreported: name === "arrivals" ? figures.arrivals.unreported : 0,
          hidden: hiddenFor(figures, name, record.leastCases),
          value:
            name === "answers"
              ? `${timeInWords(figures.answers.medianMs, language)} · ${timeInWords(figures.answers.p90Ms, language)}`
              : shareAtLeast(figures[name]),
        }))
      : [],
    counts: await countTestimonials(database),
    testimonials: rows.map((row) => ({
      ...{ enquiry: row.request_id, lead: row.lead_id, reference: row.reference, version: row.version },
      ...{ state: row.state, words: row.words, name: row.shown_name, reason: row.reason, customer: row.name },
      asked: dayOf(row.requested_at, language),
      visited: dayOf(row.from_at, language),
      hasWords: testimonialStates[row.state].hasWords,
      whatsapp: row.state === "requested" && !row.email ? whatsAppLink(row) : undefined,
    })),
  };
}
export type OfficeRecordData = Awaited<ReturnType<typeof officeRecordPage>>;

/** Returns a WhatsApp link with the request as its message. The office uses it for a customer without an email address. */
function whatsAppLink(row: Awaited<ReturnType<typeof allTestimonials>>[number]): string | undefined {
  if (!row.phone) return undefined;
  const lead = { follow_key: row.follow_key, locale: row.language };
  const text = translator(row.language, "reputation")("office.whatsappText", { link: testimonialLink(lead) });
  return `https://wa.me/${row.phone.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** Publishes a testimonial or refuses to, as the form says. */
export async function decide(request: Request): Promise<RecordAnswer> {
  const colleague = await requireRight(request, "leads");
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? "");
  const reason = field("reason");
  const decision =
    field("intent") === "publish"
      ? ({ to: "published" } as const)
      : isOneOf(refusalReasons, reason)
        ? ({ to: "refused", reason } as const)
        : undefined;
  if (!decision) throw data(null, { status: 400 });
  const seen = Number(field("version")) || 0;
  const outcome = await decideTestimonial(await db(), colleague.id, field("enquiry"), seen, decision);
  forgetRecord();
  // A refusal has status 200, because React Router reads the page anew only then, and the colleague sees what became of it.
  return outcome.ok ? { done: true } : { problem: outcome.problem };
}
