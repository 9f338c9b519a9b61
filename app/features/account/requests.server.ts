import type { LeadService } from "#app/features/leads/options.ts";
import { receiveUpdate } from "#app/features/request/actions.server.ts";
import { followed, viewOf } from "#app/features/request/view.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { translator } from "#app/i18n/t.ts";
import { db } from "#server/db/db.ts";
import type { LeadsTable } from "#server/db/schema.ts";
import { leadsOfAddress } from "#server/leads/own.ts";
import { languageAsked, requireAccount } from "./guard.server.ts";
import type { RequestLine } from "./types.ts";

/** Everything sent with the address that whoever asks has proved to be theirs. */
export async function ownRequests(request: Request, url: URL) {
  const { email } = await requireAccount(request);
  const leads = await leadsOfAddress(await db(), email);
  const ids = new Set(leads.map(({ id }) => id));
  // Of two that were put together one is left, unless that one was sent under another address.
  const shown = leads.filter(({ merged_into }) => merged_into === null || !ids.has(merged_into));
  return Response.json(shown.map((lead) => lineOf(lead, languageAsked(url))));
}

const lineOf = (lead: LeadsTable, language: Language): RequestLine => ({
  id: lead.id,
  reference: lead.reference,
  state:
    lead.lost_reason === "withdrawn" && lead.status === "lost" ? "withdrawn" : (lead.status as RequestLine["state"]),
  about: lead.service
    ? translator(language, "lead")(`services.${lead.service as LeadService}`)
    : lead.message.trim().replace(/\s+/g, " ").slice(0, 140),
  at: lead.created_at,
});

export async function ownRequest(request: Request, id: string, url: URL) {
  const found = await followed((await ownLead(request, id)).follow_key);
  if (!found) throw missing();
  return Response.json(viewOf("", found, languageAsked(url)));
}

/** More words, more photos, or that it has settled itself. */
export async function updateOwn(request: Request, id: string) {
  const found = await followed((await ownLead(request, id)).follow_key);
  const outcome = found ? await receiveUpdate(request, found.lead.id) : { missing: true as const };
  if ("missing" in outcome) throw missing();
  return "done" in outcome ? Response.json(outcome) : Response.json(outcome, { status: outcome.status });
}

const missing = () => Response.json({ code: "not_found" }, { status: 404 });

/** Nobody learns whether there is such a request of somebody else. */
async function ownLead(request: Request, id: string): Promise<LeadsTable> {
  const { email } = await requireAccount(request);
  const lead = (await leadsOfAddress(await db(), email)).find((own) => own.id === id);
  if (!lead) throw missing();
  return lead;
}
