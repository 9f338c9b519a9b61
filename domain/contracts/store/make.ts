import { contractsInForce } from "@site/ground/states/contract.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import type { Kysely } from "kysely";
import { lockTargetOf } from "#domain/leads/store/index.ts";
import { readQuotation } from "#domain/quotations/store/index.ts";
import type { Window } from "#domain/visits/store/index.ts";
import { changeRefusal } from "#platform/db/change-seen.ts";
import { newId } from "#platform/db/ids.ts";
import { nextNumber } from "#platform/db/next-number.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { currentTime } from "#platform/machine/time.ts";
import { changeContract, columnsOf, type Outcome, propose, tell } from "./change.ts";
import { isRunning, visitsOfContract } from "./read.ts";
import type { ContractValues } from "./types.ts";

/**
 * Creates a contract from an accepted quotation, with proposed times. If the button is pressed twice, the second press returns the same
 * contract.
 */
export const makeContract = (
  db: Kysely<Database>,
  colleague: string,
  quotationId: string,
  values: ContractValues,
  times: readonly Window[],
  now = currentTime(),
): Promise<Outcome & { isNew?: true }> =>
  db.transaction().execute(async (tx): Promise<Outcome & { isNew?: true }> => {
    const target = await lockTargetOf(tx, "quotes", quotationId);
    const quotation = target && (await readQuotation(tx, quotationId));
    if (!quotation) return changeRefusal("missing");
    if (!quotationStates[quotation.state].isAgreed) return changeRefusal("state");
    const made = tx.selectFrom("contracts").select("id").where("quote_id", "=", quotationId);
    const before = await made.where("state", "in", contractsInForce).executeTakeFirst();
    if (before) return { ok: true, id: before.id };
    const number = await nextNumber(tx, "contract", "AMC", now);
    const { name, company } = quotation.customer;
    const row = {
      ...{ id: newId(now), lead_id: target.lead.id, request_id: quotation.enquiryId, quote_id: quotationId, number },
      ...{ customer: storedJson({ name, company }), created_by: colleague, created_at: now },
      state: "running" as const,
    };
    await tx
      .insertInto("contracts")
      .values({ ...row, ...columnsOf(values) })
      .execute();
    await propose(tx, row.id, times, now);
    const change = { what: "made", action: "contract.make" } as const;
    await tell(tx, { id: row.id, number, enquiryId: quotation.enquiryId }, target, change, colleague, now);
    return { ok: true, id: row.id, isNew: true };
  });

/**
 * Saves a contract. Once a visit is booked, the term and the number of visits can no longer be changed, because the visits depend on them.
 */
export const saveContract = (
  db: Kysely<Database>,
  colleague: string,
  id: string,
  seen: number,
  values: ContractValues,
  times: readonly Window[],
  now = currentTime(),
): Promise<Outcome> =>
  changeContract(db, { id, seen, actor: colleague, now }, async (tx, contract) => {
    if (!isRunning(contract, now)) return "state";
    if (!isSameTerm(contract, values)) {
      const visits = await visitsOfContract(tx, id);
      if (visits.some(({ appointment: visit }) => visit !== null)) return "state";
      await propose(tx, id, times, now);
    }
    const isTold = contract.term.to === values.term.to ? {} : { told_at: null };
    return { set: { ...columnsOf(values), ...isTold }, action: "contract.save" };
  });

export const isSameTerm = (one: ContractValues, other: ContractValues): boolean =>
  one.term.from === other.term.from && one.term.to === other.term.to && one.visitsAYear === other.visitsAYear;
