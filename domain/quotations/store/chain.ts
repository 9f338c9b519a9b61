import { type QuotationState, quotationStates } from "@site/ground/states/quotation.ts";
import type { Kysely, Transaction } from "kysely";
import type { QuoteAcceptancesTable } from "#platform/db/quote-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { storedJson } from "#platform/db/stored-json.ts";
import { hasItsSums, isAsSent, quotationJson, sha256 } from "./hash.ts";
import type { Quotation } from "./read.ts";
import type { Acceptance } from "./types.ts";

/** This row of `counters` says how long the chain is. Its lock makes two acceptances follow each other. */
export const chainCounter = "quote.acceptances";

/** This value takes the place of the hash before the first one. */
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

/** Keeps the bytes of an acceptance. Call it last in its transaction: every other acceptance waits from here to the commit. */
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

/** Reads the kept bytes of an acceptance, together with the present state of its quotation. */
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

/** Says whether the row of the quotation agrees with the kept bytes, and whether the bytes have their hash. */
export function agreesWith(quotation: Quotation, { record, record_hash }: QuoteAcceptancesTable): boolean {
  if (record === null || !("acceptance" in quotation.answer)) return false;
  const { net, vat, gross, answeredAt, answer } = quotation;
  const shown = recordOf(quotation, { acceptance: answer.acceptance, at: answeredAt ?? 0, net, vat, gross });
  return shown === record && sha256(record) === record_hash;
}

/** Returns false for a quotation that is no longer what the customer was sent or has accepted. Versions before this chain kept no bytes. */
export async function isUnaltered(db: Kysely<Database>, quotation: Quotation): Promise<boolean> {
  if (!isAsSent(quotation) || !hasItsSums(quotation)) return false;
  const kept = await keptOf(db, quotation.id);
  if (!kept) return true;
  // A quotation that was read before it was accepted is not altered; one that is no longer accepted is.
  return quotationStates[quotation.state].isAgreed ? agreesWith(quotation, kept) : quotationStates[kept.state].isAgreed;
}

/** A process of the previous version erases a person without knowing of these bytes, so they are erased here too. The hashes stay for the chain. */
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
