import { data, redirect } from "react-router";
import { readForm } from "#app/features/leads/form.server.ts";
import { requireRight } from "#app/features/staff/guard.server.ts";
import { languageOf } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { dateOfDay, uaeDay, uaeDayStart } from "#app/i18n/uae-time.ts";
import { href } from "#app/site/links.ts";
import { db } from "#server/db/db.ts";
import type { Problem } from "#server/quotes/change.ts";
import { discardDraft, reviseQuote, saveDraft } from "#server/quotes/draft.ts";
import { type Quote, readQuote } from "#server/quotes/read.ts";
import { sendQuote } from "#server/quotes/send.ts";
import { may } from "#server/staff/rights.ts";
import { offerOf, viewOf } from "../offer/view.server.ts";
import { offerLink } from "../offer-link.server.ts";
import { draftSchema, wrongField } from "../schema.server.ts";
import { type DraftForm, lineFormOf } from "./draft.ts";
import { priceChoices } from "./prices.server.ts";

export type EditorAnswer =
  | { ok: true; words: "saved" | "sent" }
  | { ok: false; problem: Problem }
  | { ok: false; field: string; line?: number };

/** The page of a quotation in the office: an editor while it is a draft, afterwards what the customer sees. */
export async function quotePage(request: Request, id: string) {
  const staff = await requireRight(request, "leads");
  const quote = await readQuote(await db(), id);
  if (!quote) throw data(null, { status: 404 });
  if (quote.state === "draft") await requireRight(request, "leads.change");
  const url = new URL(request.url);
  const language = languageOf(url.pathname);
  const lead = await leadOfQuote(quote);
  const isDraft = quote.state === "draft";
  const offer = isDraft ? undefined : await offerOf(quote.key);
  return {
    id,
    version: quote.version,
    number: quote.number,
    revision: quote.revision,
    state: quote.state,
    lead,
    draft: isDraft ? formOf(quote) : undefined,
    choices: isDraft ? priceChoices() : [],
    offer: offer && (await viewOf(offer, language, new URLSearchParams())),
    link: isDraft ? "" : offerLink(quote),
    whatsapp: isDraft ? undefined : whatsAppLink(quote, lead.phone),
    mayRevise: may(staff.role, "leads.change") && quote.state !== "accepted" && quote.state !== "superseded",
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

/** For a customer without an email address: the office sends it from its own phone. */
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

export async function quoteAction(request: Request, id: string) {
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

async function keep(staff: string, { id }: Quote, fields: Record<string, string>): Promise<EditorAnswer> {
  const draft = draftSchema.safeParse(jsonOf(fields.draft));
  if (!draft.success) return { ok: false, ...wrongField(draft.error) };
  const database = await db();
  const saved = await saveDraft(database, staff, id, Number(fields.version), draft.data);
  if (!saved.ok) return saved;
  if (fields.intent !== "send") return { ok: true, words: "saved" };
  const sent = await sendQuote(database, staff, id, Number(fields.version) + 1);
  return sent.ok ? { ok: true, words: "sent" } : sent;
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}
