import type { Kysely } from "kysely";
import { acceptQuotation } from "#domain/quotations/store/answer.ts";
import { createDraft } from "#domain/quotations/store/draft.ts";
import { aDraft } from "#domain/quotations/store/fixture.ts";
import { readQuotation } from "#domain/quotations/store/read.ts";
import { sendQuotation } from "#domain/quotations/store/send.ts";
import type { Window } from "#domain/visits/store/types.ts";
import type { Database } from "#platform/db/schema.ts";
import { makeContract } from "./make.ts";
import type { ContractValues } from "./types.ts";

const hour = 3_600_000;
const day = 24 * hour;
const colleague = "0190a0a0-0000-7000-8000-000000000001";

/** One year from 1 December 2026. */
export const term = {
  from: Date.parse("2026-12-01T00:00:00+04:00"),
  to: Date.parse("2027-12-01T00:00:00+04:00"),
};

export const someValues = (overrides: Partial<ContractValues> = {}): ContractValues => ({
  ...{ locale: "en", property: "Villa 7, Al Barsha 1", term, visitsAYear: 4 },
  units: [{ kind: "split", pieces: 6, make: "O General", model: "", serial: "SN-55/1", where: "Roof" }],
  ...overrides,
});

/** Returns two hours from ten o'clock in the UAE. */
export const tenOn = (date: string): Window => {
  const from = Date.parse(`${date}T10:00:00+04:00`);
  return { from, to: from + 2 * hour };
};
export const someTimes = ["2027-01-14", "2027-04-15", "2027-07-15", "2027-10-14"].map(tenOn);

/** Creates a quotation of this lead that the customer has accepted with one option (a quiet motor). */
export async function acceptedQuotation(db: Kysely<Database>, leadId: string, now: number): Promise<string> {
  const draft = await createDraft(db, colleague, leadId, () => aDraft({ validUntil: now + 30 * day }), now);
  if (!draft.ok) throw new Error(draft.problem);
  await sendQuotation(db, colleague, draft.id, 1, now);
  const hash = (await readQuotation(db, draft.id))?.hash ?? "";
  const acceptance = { name: "Sara", chosen: [2], hash, language: "en" as const, terms: "1", sentTo: "" };
  await acceptQuotation(db, draft.id, { ...acceptance, code: false, ip: "", agent: "" }, now);
  return draft.id;
}

export async function aContract(
  db: Kysely<Database>,
  leadId: string,
  now: number,
  overrides: Partial<ContractValues> = {},
): Promise<{ id: string; quotation: string }> {
  const quotation = await acceptedQuotation(db, leadId, now);
  const outcome = await makeContract(db, colleague, quotation, someValues(overrides), someTimes, now);
  if (!outcome.ok) throw new Error(outcome.problem);
  return { id: outcome.id, quotation };
}
