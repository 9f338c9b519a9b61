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
import { currentTime } from "#platform/machine/time.ts";
import { readForm } from "#site/forms/form.server.ts";
import { translator } from "#site/i18n/t.ts";
import { sentQuotation, viewOf } from "../../customer/view.server.ts";
import type { Problem } from "../../store/change.ts";
import { discardDraft, draftProblem, reviseQuotation, saveDraft } from "../../store/draft.ts";
import { type Quotation, readQuotation } from "../../store/read.ts";
import { sendQuotation } from "../../store/send.ts";
import { quotationLink } from "../link.server.ts";
import { draftSchema, wrongField } from "../schema.server.ts";
import { type DraftForm, hasTaken, type LineForm, lineFormOf, mostLines, withWork } from "./draft.ts";
import { priceChoices } from "./prices.server.ts";
import { calculationFor, takenLines } from "./taken-lines.server.ts";

/** The answer of the editor. If it has a version, the draft was saved as that version, even if it could not be sent. */
export type EditorAnswer =
  | { ok: true; words: "saved"; version: number }
  | { ok: true; words: "sent" }
  /** The lines of a calculation. The editor adds them to the draft. */
  | { ok: true; words: "taken"; lines: LineForm[] }
  | { ok: false; problem: Problem | "calculation" | "taken"; version?: number }
  | { ok: false; field: string; line?: number }
  | { ok: false; open: OpenLine[]; version: number };

/** A part of a line that must be filled in before the quotation can be sent. Lines are counted from 1. */
export type OpenLine = OpenPart & { line: number };

/** Returns the page of a quotation in the office: the editor for a draft, and the customer's view for a sent quotation. */
export async function editorPage(request: Request, id: string, about: AboutCalculations) {
  const colleague = await requireRight(request, "leads");
  const quotation = await readQuotation(await db(), id);
  if (!quotation) throw data(null, { status: 404 });
  const isDraft = quotationStates[quotation.state].mayEdit;
  if (isDraft) await requireRight(request, "leads.change");
  const url = new URL(request.url);
  const language = languageOf(url.pathname);
  const lead = await leadOfQuotation(quotation);
  const sent = isDraft ? undefined : await sentQuotation(quotation.key);
  return {
    id,
    me: colleague.id,
    version: quotation.version,
    number: quotation.number,
    revision: quotation.revision,
    state: quotation.state,
    lead,
    draft: isDraft ? formOf(quotation) : undefined,
    choices: isDraft ? priceChoices() : [],
    calculation: isDraft ? await calculationFor(quotation, language, about) : undefined,
    offer: sent && (await viewOf(sent, language, new URLSearchParams())),
    link: isDraft ? "" : quotationLink(quotation),
    whatsapp: isDraft ? undefined : whatsAppLink(quotation, lead.phone),
    mayRevise: may(colleague.role, "leads.change") && mayBecome(quotation.state, "superseded"),
    reason: "reason" in quotation.answer ? quotation.answer.reason : undefined,
  };
}
export type EditorPageData = Awaited<ReturnType<typeof editorPage>>;

async function leadOfQuotation({ leadId }: Quotation) {
  const leads = (await db())
    .selectFrom("leads")
    .select(["id", "reference", "name", "email", "phone"])
    .where("id", "=", leadId);
  const { id, reference, name, email, phone } = await leads.executeTakeFirstOrThrow();
  return { id, reference, name, hasEmail: email !== "", phone };
}

/** Returns a WhatsApp link with the quotation as its message. The office uses it for a customer without an email address. */
function whatsAppLink(quotation: Quotation, phone: string): string | undefined {
  if (!phone) return undefined;
  const words = { number: quotation.number, link: quotationLink(quotation) };
  const text = translator(quotation.locale, "quotation")("customer.whatsapp", words);
  return `https://wa.me/${phone.replace("+", "")}?text=${encodeURIComponent(text)}`;
}

const formOf = ({ locale, basis, validUntil, customer, lines }: Quotation): DraftForm => ({
  locale,
  basis,
  validUntil: dateOfDay(uaeDay(validUntil - 1)),
  name: customer.name,
  company: customer.company,
  trn: customer.trn,
  address: customer.address,
  lines: lines.map(lineFormOf),
});

/** Returns the end of the day two weeks from now, which is the usual validity. */
export const usualValidity = (now: number): number => uaeDayStart(uaeDay(now) + 15);

export async function editorAction(
  request: Request,
  id: string,
  about: AboutCalculations,
): Promise<EditorAnswer | Response> {
  const colleague = await requireRight(request, "leads");
  const fields = (await readForm(request))?.fields ?? {};
  const language = languageOf(new URL(request.url).pathname);
  const database = await db();
  const quotation = await readQuotation(database, id);
  if (!quotation) throw data(null, { status: 404 });
  switch (fields.intent) {
    case "save":
    case "send":
      return keep(colleague.id, quotation, fields);
    case "lines": {
      // Another tab may have added these lines and saved the draft.
      const problem = draftProblem(quotation, Number(fields.version));
      if (problem) return { ok: false, problem };
      const lines = await takenLines(request, quotation, fields.basis === "net" ? "net" : "gross", about);
      return lines ? { ok: true, words: "taken", lines: lines.map(lineFormOf) } : noLines;
    }
    case "take": {
      const lines = () => takenLines(request, quotation, quotation.basis, about);
      const outcome = await take(colleague.id, quotation, Number(fields.version), lines);
      return outcome.ok ? redirect(href(`/admin/quotations/${id}`, language), 303) : outcome;
    }
    case "discard": {
      const outcome = await discardDraft(database, colleague.id, id);
      return outcome.ok ? redirect(href(`/admin/leads/${quotation.leadId}`, language), 303) : outcome;
    }
    case "revise": {
      const outcome = await reviseQuotation(database, colleague.id, id, usualValidity(currentTime()));
      return outcome.ok ? redirect(href(`/admin/quotations/${outcome.id}`, language), 303) : outcome;
    }
    default:
      throw data(null, { status: 400 });
  }
}

const noLines = { ok: false, problem: "calculation" } as const;

/** Adds the lines of the calculation to the saved draft. Only a form without a script needs this. */
async function take(
  colleague: string,
  quotation: Quotation,
  seen: number,
  lines: () => ReturnType<typeof takenLines>,
): Promise<EditorAnswer> {
  const problem = draftProblem(quotation, seen);
  if (problem) return { ok: false, problem };
  if (hasTaken(quotation.lines)) return { ok: false, problem: "taken" };
  const taken = await lines();
  if (!taken) return noLines;
  const all = withWork(quotation.lines, taken);
  if (all.length > mostLines) return { ok: false, field: "lines" };
  const saved = await saveDraft(await db(), colleague, quotation.id, seen, { ...quotation, lines: all });
  return saved.ok ? savedAfter(seen) : saved;
}

async function keep(colleague: string, { id }: Quotation, fields: Record<string, string>): Promise<EditorAnswer> {
  const draft = draftSchema.safeParse(jsonOf(fields.draft));
  if (!draft.success) return { ok: false, ...wrongField(draft.error) };
  const database = await db();
  const seen = Number(fields.version);
  const saved = await saveDraft(database, colleague, id, seen, draft.data);
  if (!saved.ok) return saved;
  if (fields.intent !== "send") return savedAfter(seen);
  const open = draft.data.lines.flatMap((line, index) => openParts(line).map((part) => ({ ...part, line: index + 1 })));
  const { version } = savedAfter(seen);
  if (open.length > 0) return { ok: false, open, version };
  const sent = await sendQuotation(database, colleague, id, version);
  return sent.ok ? { ok: true, words: "sent" } : { ...sent, version };
}

/** The answer after a save. A save needs the current version and raises it by one. */
const savedAfter = (seen: number) => ({ ok: true, words: "saved", version: seen + 1 }) as const;

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
