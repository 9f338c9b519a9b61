import { type OpenPart, openParts } from "@site/engine/money/open-line.ts";
import { languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { mayBecome, quotationStates } from "@site/ground/states/quotation.ts";
import { dateOfDay, uaeDay, uaeDayStart } from "@site/ground/time/uae-time.ts";
import { data, redirect } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { may } from "#domain/colleagues/store/index.ts";
import type { AboutCalculations } from "#domain/leads/index.ts";
import { db } from "#platform/db/db.ts";
import { readForm } from "#site/forms/form.server.ts";
import { translator } from "#site/i18n/t.ts";
import { offerOf, viewOf } from "../../customer/view.server.ts";
import type { Problem } from "../../store/change.ts";
import { discardDraft, draftProblem, reviseQuote, saveDraft } from "../../store/draft.ts";
import { type Quote, readQuote } from "../../store/read.ts";
import { sendQuote } from "../../store/send.ts";
import { offerLink } from "../offer-link.server.ts";
import { draftSchema, wrongField } from "../schema.server.ts";
import { type DraftForm, hasTaken, type LineForm, lineFormOf, mostLines, withWork } from "./draft.ts";
import { priceChoices } from "./prices.server.ts";
import { calculationFor, takenLines } from "./taken.server.ts";

/** The answer of the editor. If it has a version, the draft was saved as that one, although it may not have been sent. */
export type EditorAnswer =
  | { ok: true; words: "saved"; version: number }
  | { ok: true; words: "sent" }
  /** The lines of a calculation, to be added to what is typed. */
  | { ok: true; words: "taken"; lines: LineForm[] }
  | { ok: false; problem: Problem | "calculation" | "taken"; version?: number }
  | { ok: false; field: string; line?: number }
  | { ok: false; open: OpenLine[]; version: number };

/** A part of a line, counted from 1, that must be filled in before the quotation can go out. */
export type OpenLine = OpenPart & { line: number };

/** The page of a quotation in the office: an editor while it is a draft, afterwards what the customer sees. */
export async function quotePage(request: Request, id: string, about: AboutCalculations) {
  const staff = await requireRight(request, "leads");
  const quote = await readQuote(await db(), id);
  if (!quote) throw data(null, { status: 404 });
  const isDraft = quotationStates[quote.state].mayEdit;
  if (isDraft) await requireRight(request, "leads.change");
  const url = new URL(request.url);
  const language = languageOf(url.pathname);
  const lead = await leadOfQuote(quote);
  const offer = isDraft ? undefined : await offerOf(quote.key);
  return {
    id,
    me: staff.id,
    version: quote.version,
    number: quote.number,
    revision: quote.revision,
    state: quote.state,
    lead,
    draft: isDraft ? formOf(quote) : undefined,
    choices: isDraft ? priceChoices() : [],
    calculation: isDraft ? await calculationFor(quote, language, about) : undefined,
    offer: offer && (await viewOf(offer, language, new URLSearchParams())),
    link: isDraft ? "" : offerLink(quote),
    whatsapp: isDraft ? undefined : whatsAppLink(quote, lead.phone),
    mayRevise: may(staff.role, "leads.change") && mayBecome(quote.state, "superseded"),
    reason: "reason" in quote.answer ? quote.answer.reason : undefined,
  };
}
export type QuotePageData = Awaited<ReturnType<typeof quotePage>>;

async function leadOfQuote({ leadId }: Quote) {
  const leads = (await db())
    .selectFrom("leads")
    .select(["id", "reference", "name", "email", "phone"])
    .where("id", "=", leadId);
  const { id, reference, name, email, phone } = await leads.executeTakeFirstOrThrow();
  return { id, reference, name, hasEmail: email !== "", phone };
}

/** Makes the link by which the office sends the quotation from its own phone, for a customer without an email address. */
function whatsAppLink(quote: Quote, phone: string): string | undefined {
  if (!phone) return undefined;
  const words = { number: quote.number, link: offerLink(quote) };
  const text = translator(quote.locale, "offer")("customer.whatsapp", words);
  return `https://wa.me/${phone.replace("+", "")}?text=${encodeURIComponent(text)}`;
}

const formOf = ({ locale, basis, validUntil, customer, lines }: Quote): DraftForm => ({
  locale,
  basis,
  validUntil: dateOfDay(uaeDay(validUntil - 1)),
  name: customer.name,
  company: customer.company,
  trn: customer.trn,
  address: customer.address,
  lines: lines.map(lineFormOf),
});

/** Two weeks, to the end of the day. */
export const usualValidity = (now: number): number => uaeDayStart(uaeDay(now) + 15);

export async function quoteAction(
  request: Request,
  id: string,
  about: AboutCalculations,
): Promise<EditorAnswer | Response> {
  const staff = await requireRight(request, "leads");
  const fields = (await readForm(request))?.fields ?? {};
  const language = languageOf(new URL(request.url).pathname);
  const database = await db();
  const quote = await readQuote(database, id);
  if (!quote) throw data(null, { status: 404 });
  switch (fields.intent) {
    case "save":
    case "send":
      return keep(staff.id, quote, fields);
    case "lines": {
      // Another tab may have taken them over and saved.
      const problem = draftProblem(quote, Number(fields.version));
      if (problem) return { ok: false, problem };
      const lines = await takenLines(request, quote, fields.basis === "net" ? "net" : "gross", about);
      return lines ? { ok: true, words: "taken", lines: lines.map(lineFormOf) } : noLines;
    }
    case "take": {
      const lines = () => takenLines(request, quote, quote.basis, about);
      const outcome = await take(staff.id, quote, Number(fields.version), lines);
      return outcome.ok ? redirect(href(`/admin/quotes/${id}`, language), 303) : outcome;
    }
    case "discard": {
      const outcome = await discardDraft(database, staff.id, id);
      return outcome.ok ? redirect(href(`/admin/leads/${quote.leadId}`, language), 303) : outcome;
    }
    case "revise": {
      const outcome = await reviseQuote(database, staff.id, id, usualValidity(Date.now()));
      return outcome.ok ? redirect(href(`/admin/quotes/${outcome.id}`, language), 303) : outcome;
    }
    default:
      throw data(null, { status: 400 });
  }
}

const noLines = { ok: false, problem: "calculation" } as const;

/** Adds the lines of the calculation to the draft as it was saved: this is how it works without a script. */
async function take(
  staff: string,
  quote: Quote,
  seen: number,
  lines: () => ReturnType<typeof takenLines>,
): Promise<EditorAnswer> {
  const problem = draftProblem(quote, seen);
  if (problem) return { ok: false, problem };
  if (hasTaken(quote.lines)) return { ok: false, problem: "taken" };
  const taken = await lines();
  if (!taken) return noLines;
  const all = withWork(quote.lines, taken);
  if (all.length > mostLines) return { ok: false, field: "lines" };
  const saved = await saveDraft(await db(), staff, quote.id, seen, { ...quote, lines: all });
  return saved.ok ? savedAfter(seen) : saved;
}

async function keep(staff: string, { id }: Quote, fields: Record<string, string>): Promise<EditorAnswer> {
  const draft = draftSchema.safeParse(jsonOf(fields.draft));
  if (!draft.success) return { ok: false, ...wrongField(draft.error) };
  const database = await db();
  const seen = Number(fields.version);
  const saved = await saveDraft(database, staff, id, seen, draft.data);
  if (!saved.ok) return saved;
  if (fields.intent !== "send") return savedAfter(seen);
  const open = draft.data.lines.flatMap((line, index) => openParts(line).map((part) => ({ ...part, line: index + 1 })));
  const { version } = savedAfter(seen);
  if (open.length > 0) return { ok: false, open, version };
  const sent = await sendQuote(database, staff, id, version);
  return sent.ok ? { ok: true, words: "sent" } : { ...sent, version };
}

/** A save is refused unless the draft has the version that was seen, and moves it on by one. */
const savedAfter = (seen: number) => ({ ok: true, words: "saved", version: seen + 1 }) as const;

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
