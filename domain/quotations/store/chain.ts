import { type QuotationState, quotationStates } from "@site/ground/states/quotation.ts";
import type { Kysely, Transaction } from "kysely";
import type { QuoteAcceptancesTable } from "#platform/db/quote-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { hasItsSums, isAsSent, quotationJson, sha256 } from "./hash.ts";
import type { Quotation } from "./read.ts";
import type { Acceptance } from "./types.ts";

/** The row of `counters` that holds the length of the chain. Each acceptance locks it, so acceptances follow one another. */
export const chainCounter = "quote.acceptances";

/** The value in place of the previous hash for the first record of the chain. */
export const chainStart = "0".repeat(64);

export const linkOf = (before: string, recordHash: string): string => sha256(`${before}\n${recordHash}`);

export interface AcceptedChoice {
  acceptance: Acceptance;
  at: number;
  net: number;
  vat: number;
  gross: number;
}

const recordOf = (quotation: Quotation, { acceptance, at, net, vat, gross }: AcceptedChoice) =>
  storedJson({
    format: 1,
    offer: JSON.parse(quotationJson(quotation, quotation.number ?? "")),
    acceptance,
    at,
    net,
    vat,
    gross,
  });

/** Stores the record of an acceptance in the chain. Call it last in the transaction: until the commit, every other acceptance waits. */
export async function keepAcceptance(
  tx: Transaction<Database>,
  quotation: Quotation,
  accepted: AcceptedChoice,
): Promise<void> {
  const counted = await tx
    .insertInto("counters")
    .values({ name: chainCounter, value: 1 })
    .onConflict((conflict) => conflict.column("name").doUpdateSet((e) => ({ value: e("counters.value", "+", 1) })))
    .returning("value")
    .executeTakeFirstOrThrow();
  const seq = Number(counted.value);
  const last = tx
    .selectFrom("quote_acceptances")
    .select("hash")
    .where("seq", "=", seq - 1);
  const before = (await last.executeTakeFirst())?.hash ?? chainStart;
  const record = recordOf(quotation, accepted);
  const recordHash = sha256(record);
  await tx
    .insertInto("quote_acceptances")
    .values({
      ...{ seq, quote_id: quotation.id, at: accepted.at, record },
      ...{ record_hash: recordHash, hash: linkOf(before, recordHash) },
    })
    .execute();
}

/** Returns the stored record of an acceptance, with the current state of its quotation. */
export const keptOf = (
  db: Kysely<Database>,
  quotationId: string,
): Promise<(QuoteAcceptancesTable & { state: QuotationState }) | undefined> =>
  db
    .selectFrom("quote_acceptances")
    .innerJoin("quotes", "quotes.id", "quote_id")
    .selectAll("quote_acceptances")
    .select("state")
    .where("quote_id", "=", quotationId)
    .executeTakeFirst();

/** Tells whether the row of the quotation agrees with the stored record, and whether the record has the stored hash. */
export function agreesWith(quotation: Quotation, { record, record_hash }: QuoteAcceptancesTable): boolean {
  if (record === null || !("acceptance" in quotation.answer)) return false;
  const { net, vat, gross, answeredAt, answer } = quotation;
  const shown = recordOf(quotation, { acceptance: answer.acceptance, at: answeredAt ?? 0, net, vat, gross });
  return shown === record && sha256(record) === record_hash;
}

/**
 * Tells whether a quotation is still what the customer was sent and has accepted. If no record is stored, only the row is checked: earlier
 * versions stored none.
 */
export async function isUnaltered(db: Kysely<Database>, quotation: Quotation): Promise<boolean> {
  if (!isAsSent(quotation) || !hasItsSums(quotation)) return false;
  const kept = await keptOf(db, quotation.id);
  if (!kept) return true;
  // If `quotation` was read just before the acceptance, its current state is accepted, and nothing was altered. If its current state is not
  // accepted although a record exists, the row was altered.
  return quotationStates[quotation.state].isAgreed ? agreesWith(quotation, kept) : quotationStates[kept.state].isAgreed;
}

/**
 * Deletes the records of erased customers. A process of the previous version does not know of records when it erases. The hashes stay for
 * the chain.
 */
export const forgetErased = (db: Kysely<Database>) =>
  db
    .updateTable("quote_acceptances")
    .set({ record: null })
    .where("record", "is not", null)
    .where("quote_id", "in", (e) =>
      e
        .selectFrom("quotes")
        .innerJoin("leads", (join) =>
          join.on((on) =>
            on.or([on("leads.id", "=", on.ref("quotes.lead_id")), on("leads.id", "=", on.ref("quotes.request_id"))]),
          ),
        )
        .select("quotes.id")
        .where("leads.erased_at", "is not", null),
    )
    .execute();
