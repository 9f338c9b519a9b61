import { type ContractState, contractStates } from "@site/ground/states/contract.ts";
import { visitStates } from "@site/ground/states/visit.ts";
import type { Kysely, Selectable } from "kysely";
import type { ContractsTable } from "#platform/db/contract-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import type { ContractCustomer, ContractValues, Unit } from "./types.ts";

export interface Contract extends ContractValues {
  id: string;
  leadId: string;
  enquiryId: string;
  quotationId: string;
  number: string;
  state: ContractState;
  customer: ContractCustomer;
  toldAt: number | null;
  closedAt: number | null;
  reason: string;
  version: number;
}

export async function readContract(db: Kysely<Database>, id: string): Promise<Contract | undefined> {
  const row = await db.selectFrom("contracts").selectAll().where("id", "=", id).executeTakeFirst();
  return row && contractOf(row);
}

export const contractsOfLead = async (db: Kysely<Database>, leadId: string): Promise<Contract[]> =>
  (await contracts(db).where("lead_id", "=", leadId).execute()).map(contractOf);

/** Returns the contracts that the customer of this enquiry may see. */
export const contractsOfEnquiry = async (db: Kysely<Database>, enquiryId: string): Promise<Contract[]> =>
  (await contracts(db).where("request_id", "=", enquiryId).execute()).map(contractOf);

const contracts = (db: Kysely<Database>) => db.selectFrom("contracts").selectAll().orderBy("id", "desc");

/** Tells whether a contract is in force: it was not ended early, and its term is not over. */
export const isRunning = ({ state, term }: Pick<Contract, "state" | "term">, now: number): boolean =>
  contractStates[state].isInForce && term.to > now;

/** Returns the visits of a contract in order of time. A booked visit has the time and version of its row in `appointments`. */
export async function visitsOfContract(db: Kysely<Database>, contractId: string) {
  const rows = await db
    .selectFrom("contract_visits")
    .leftJoin("appointments", "appointments.id", "contract_visits.appointment_id")
    .select(["contract_visits.id", "contract_visits.from_at", "contract_visits.to_at", "appointment_id"])
    .select(["appointments.from_at as booked_from", "appointments.to_at as booked_to"])
    .select(["appointments.state", "appointments.team_id"])
    .where("contract_id", "=", contractId)
    .execute();
  return rows
    .map(({ id, from_at, to_at, appointment_id, booked_from, booked_to, state, team_id }) => ({
      id,
      appointment: appointment_id,
      state: state ?? ("proposed" as const),
      from: booked_from ?? from_at,
      to: booked_to ?? to_at,
      team: team_id,
    }))
    .sort((one, other) => one.from - other.from || (one.id < other.id ? -1 : 1));
}
export type ContractVisit = Awaited<ReturnType<typeof visitsOfContract>>[number];

/**
 * Returns the visits that the register of a contract may name, in order of time: its own, and the calls between them in the same enquiry. A lead
 * can have visits of other enquiries, so the lead does not decide. Surveys and the visits of another contract are left out.
 */
export const visitsInRegister = (db: Kysely<Database>, { id, enquiryId }: Pick<Contract, "id" | "enquiryId">) =>
  db
    .selectFrom("appointments")
    .selectAll()
    .where("request_id", "=", enquiryId)
    .where("kind", "!=", "survey")
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("contract_visits")
            .select("contract_visits.id")
            .whereRef("appointment_id", "=", "appointments.id")
            .where("contract_id", "!=", id),
        ),
      ),
    )
    .orderBy("from_at")
    .execute();

/** Tells whether a visit's state has a property. A visit that is only proposed has none of them. */
export const visitIs = (
  { state }: Pick<ContractVisit, "state">,
  fact: "isOpen" | "isAgreed" | "wasDone" | "fulfilsContract",
): boolean => state !== "proposed" && visitStates[state][fact];

/** Tells whether the visit is booked or has taken place. */
export const isSettled = (visit: Pick<ContractVisit, "state">): boolean => visitIs(visit, "fulfilsContract");

const contractOf = (row: Selectable<ContractsTable>): Contract => ({
  id: row.id,
  leadId: row.lead_id,
  enquiryId: row.request_id,
  quotationId: row.quote_id,
  number: row.number,
  state: row.state,
  locale: row.locale === "ar" ? "ar" : "en",
  customer: { name: "", company: "", ...JSON.parse(row.customer) },
  property: row.property,
  term: { from: row.starts_at, to: row.ends_at },
  visitsAYear: row.visits_a_year,
  units: JSON.parse(row.units) as Unit[],
  toldAt: row.told_at,
  closedAt: row.closed_at,
  reason: row.reason,
  version: row.version,
});
