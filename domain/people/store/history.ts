import type { ContractState } from "@site/ground/states/contract.ts";
import type { Status } from "@site/ground/states/lead.ts";
import { type QuotationState, quotationStates } from "@site/ground/states/quotation.ts";
import { statesWithout } from "@site/ground/states/table.ts";
import type { VisitKind, VisitState } from "@site/ground/states/visit.ts";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/db/schema.ts";
import { placesUnder } from "./read.ts";

/**
 * An event in the history of a person or a place. `at` is the time when the lead came in, the visit takes place, the quotation was sent, or
 * the contract begins.
 */
export type HistoryEvent = { id: string; at: number; reference: string } & (
  | { kind: "lead"; state: Status; service: string | null }
  | { kind: "visit"; state: VisitState; visit: VisitKind; to: number }
  | { kind: "quote"; state: QuotationState; number: string | null; fils: number }
  | { kind: "contract"; state: ContractState; number: string; to: number }
);

const most = 100;

/**
 * Returns one timeline of leads, visits, quotations and contracts: the newest hundred of each kind, newest first. A tower has the events of
 * its flats.
 */
export async function historyOf(
  db: Kysely<Database>,
  of: { person: string } | { place: string },
): Promise<HistoryEvent[]> {
  const own = db.selectFrom("leads").select("leads.id").where("leads.erased_at", "is", null);
  const heads = own.where("leads.merged_into", "is", null);
  const ids =
    "person" in of
      ? heads.where("leads.person_id", "=", of.person)
      : heads.where("leads.place_id", "in", placesUnder(db, of.place));
  const leads = await db
    .selectFrom("leads")
    .select(["id", "created_at", "reference", "status", "service"])
    .where("id", "in", ids)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  const visits = await db
    .selectFrom("appointments")
    .innerJoin("leads", "leads.id", "appointments.lead_id")
    .select(["appointments.id", "appointments.kind", "state", "from_at", "to_at", "leads.reference"])
    .where("appointments.lead_id", "in", ids)
    .orderBy("from_at", "desc")
    .limit(most)
    .execute();
  const quotations = await db
    .selectFrom("quotes")
    .innerJoin("leads", "leads.id", "quotes.lead_id")
    .select(["quotes.id", "number", "state", "gross_fils", "leads.reference"])
    .select(sql<number>`coalesce(sent_at, quotes.created_at)`.as("at"))
    .where("quotes.lead_id", "in", ids)
    .where("state", "not in", statesWithout(quotationStates, "isCurrent"))
    .orderBy("quotes.id", "desc")
    .limit(most)
    .execute();
  const contracts = await db
    .selectFrom("contracts")
    .innerJoin("leads", "leads.id", "contracts.lead_id")
    .select(["contracts.id", "contracts.number", "contracts.state", "starts_at", "ends_at", "leads.reference"])
    .where("contracts.lead_id", "in", ids)
    .orderBy("contracts.id", "desc")
    .limit(most)
    .execute();
  const all: HistoryEvent[] = [
    ...leads.map(({ created_at: at, status, ...lead }) => ({
      ...lead,
      kind: "lead" as const,
      at,
      state: status,
    })),
    ...visits.map(({ kind: visit, from_at: at, to_at: to, ...rest }) => ({
      ...rest,
      kind: "visit" as const,
      visit,
      at,
      to,
    })),
    ...quotations.map(({ gross_fils: fils, at, ...rest }) => ({
      ...rest,
      kind: "quote" as const,
      fils,
      at: Number(at),
    })),
    ...contracts.map(({ starts_at: at, ends_at: to, ...rest }) => ({ ...rest, kind: "contract" as const, at, to })),
  ];
  return all.sort((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}
