import { contractsInForce } from "@site/ground/states/contract.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import type { Kysely } from "kysely";
import { lockTargetOf } from "#domain/leads/store/index.ts";
import { readQuote } from "#domain/quotations/store/index.ts";
import type { Window } from "#domain/visits/store/index.ts";
import { refused } from "#platform/db/change-seen.ts";
import { newId } from "#platform/db/ids.ts";
import { nextNumber } from "#platform/db/next-number.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { changeContract, columnsOf, type Outcome, propose, tell } from "./change.ts";
import { isRunning, visitsOfContract } from "./read.ts";
import type { ContractValues } from "./types.ts";

/** Makes a contract from an accepted quotation, with proposed times. If the button is pressed twice, the second press gets the same contract. */
export const makeContract = (
  db: Kysely<Database>,
  staff: string,
  quoteId: string,
  values: ContractValues,
  times: readonly Window[],
  now = Date.now(),
): Promise<Outcome & { isNew?: true }> =>
  db.transaction().execute(async (tx): Promise<Outcome & { isNew?: true }> => {
    const target = await lockTargetOf(tx, "quotes", quoteId);
    const quote = target && (await readQuote(tx, quoteId));
    if (!quote) return refused("missing");
    if (!quotationStates[quote.state].isAgreed) return refused("state");
    const made = tx.selectFrom("contracts").select("id").where("quote_id", "=", quoteId);
    const before = await made.where("state", "in", contractsInForce).executeTakeFirst();
    if (before) return { ok: true, id: before.id };
    const number = await nextNumber(tx, "contract", "AMC", now);
    const { name, company } = quote.customer;
    const row = {
      ...{ id: newId(now), lead_id: target.lead.id, request_id: quote.requestId, quote_id: quoteId, number },
      ...{ customer: storedJson({ name, company }), created_by: staff, created_at: now },
      state: "running" as const,
    };
    await tx
      .insertInto("contracts")
      .values({ ...row, ...columnsOf(values) })
      .execute();
    await propose(tx, row.id, times, now);
    const change = { what: "made", action: "contract.make" } as const;
    await tell(tx, { id: row.id, number, requestId: quote.requestId }, target, change, staff, now);
    return { ok: true, id: row.id, isNew: true };
  });

/** Once the first visit is booked, the term and the number of visits are fixed: what was agreed is not moved under its visits. */
export const saveContract = (
  db: Kysely<Database>,
  staff: string,
  id: string,
  seen: number,
  values: ContractValues,
  times: readonly Window[],
  now = Date.now(),
): Promise<Outcome> =>
  changeContract(db, { id, seen, actor: staff, now }, async (tx, contract) => {
    if (!isRunning(contract, now)) return "state";
    if (!isSameTerm(contract, values)) {
      const visits = await visitsOfContract(tx, id);
      if (visits.some(({ appointment }) => appointment !== null)) return "state";
      await propose(tx, id, times, now);
    }
    const isTold = contract.term.to === values.term.to ? {} : { told_at: null };
    return { set: { ...columnsOf(values), ...isTold }, action: "contract.save" };
  });

export const isSameTerm = (one: ContractValues, other: ContractValues): boolean =>
  one.term.from === other.term.from && one.term.to === other.term.to && one.visitsAYear === other.visitsAYear;
