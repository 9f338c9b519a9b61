import { hasAmount } from "@site/engine/money/quotation.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { data, redirect } from "react-router";
import { requireRight } from "#domain/colleagues/index.server.ts";
import { languageOfLead, wordsFor } from "#domain/leads/index.server.ts";
import { db } from "#platform/db/db.ts";
import { leadDetails } from "#platform/db/json-columns.ts";
import type { LeadsTable } from "#platform/db/schema.ts";
import { currentTime } from "#platform/machine/time.ts";
import { templateLines, templateNames } from "#site/content/quotation-templates.server.ts";
import { readForm } from "#site/forms/form.server.ts";
import { createDraft } from "../store/draft.ts";
import { quotationsOfLead } from "../store/read.ts";
import type { QuotationDraft, QuotationLine } from "../store/types.ts";
import { usualValidity } from "./editor/editor.server.ts";

/** Returns the quotations of a lead for its page, and the templates for a new quotation. */
export async function quotationsOf(lead: Pick<LeadsTable, "id" | "service">, language: Language) {
  const rows = await quotationsOfLead(await db(), lead.id);
  return {
    list: rows.map(({ id, number, revision, state, gross_fils }) => ({
      id,
      number,
      revision,
      state,
      fils: gross_fils,
    })),
    templates: templateNames(language, lead.service),
  };
}
export type LeadQuotationsData = Awaited<ReturnType<typeof quotationsOf>>;

/** A GET request of the address for new quotations is redirected to the lead, whose page shows its quotations. */
export async function leadOfQuotations(request: Request, leadId: string) {
  await requireRight(request, "leads");
  return redirect(href(`/admin/leads/${leadId}`, languageOf(new URL(request.url).pathname)));
}

/** Creates a draft for a lead and redirects to its editor. */
export async function newQuotation(request: Request, leadId: string) {
  const colleague = await requireRight(request, "leads");
  const template = (await readForm(request))?.fields.template ?? "";
  const outcome = await createDraft(await db(), colleague.id, leadId, (lead) => draftFor(lead, template));
  if (!outcome.ok) throw data(null, { status: 404 });
  return redirect(href(`/admin/quotations/${outcome.id}`, languageOf(new URL(request.url).pathname)), 303);
}

function draftFor(lead: LeadsTable, template: string): QuotationDraft {
  const locale = languageOfLead(lead) === "ar" ? "ar" : "en";
  const { area } = leadDetails(lead);
  const place = wordsFor(locale)("places", lead.place);
  const address = [area, place].filter(Boolean).join(locale === "ar" ? "، " : ", ");
  return {
    locale,
    basis: "gross",
    validUntil: usualValidity(currentTime()),
    customer: { name: lead.name, company: "", trn: "", address: address.slice(0, 300) },
    lines: templateLines(template).map(lineOf),
  };
}

const lineOf = ({ kind, text, unit = "job", group = "" }: ReturnType<typeof templateLines>[number]): QuotationLine => ({
  kind,
  textEn: text.en,
  textAr: text.ar,
  unit,
  qtyMilli: hasAmount(kind) ? 1000 : 0,
  unitFils: 0,
  unpriced: hasAmount(kind),
  discountFils: 0,
  vat: "S5",
  optionGroup: group,
});
