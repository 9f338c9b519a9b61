import { quotationStates } from "@site/ground/states/quotation.ts";
import { statesThat } from "@site/ground/states/table.ts";
import type { Kysely } from "kysely";
import { agreesWith, keptOf } from "#domain/quotations/store/chain.ts";
import { type ChainCheck, checkChain } from "#domain/quotations/store/check-chain.ts";
import { hashOf, hasItsSums, isAsSent, quotationJson, sha256 } from "#domain/quotations/store/hash.ts";
import { type Quotation, readQuotation } from "#domain/quotations/store/read.ts";
import type { QuoteAcceptancesTable } from "#platform/db/quote-schema.ts";
import type { Database } from "#platform/db/schema.ts";
import { StartError } from "#platform/process/start-error.ts";
import { type AcceptanceRecord, linesOfQuotation, saidOfAcceptance } from "./words.ts";

export interface Proof {
  lines: string[];
  agrees: boolean;
}

/** Returns what was quoted and accepted under a quotation number, and whether all records of it still agree. */
export async function proofOf(db: Kysely<Database>, number: string, head?: string): Promise<Proof> {
  const quotation = await shownOf(db, number);
  const ofQuotation = quotation ? await quotationProof(db, quotation) : await deletedProof(db, number);
  if (!ofQuotation) throw new StartError(`There is no quotation ${number} that was sent.`);
  const ofChain = chainProof(await checkChain(db, head), head);
  return { lines: [...ofQuotation.lines, "", ...ofChain.lines], agrees: ofQuotation.agrees && ofChain.agrees };
}

/**
 * Finds the accepted revision, even if its row was changed afterwards. If none was accepted, finds the last revision that was sent. `name`
 * may also be the id of a revision, which the log contains.
 */
async function shownOf(db: Kysely<Database>, name: string): Promise<Quotation | undefined> {
  const rows = db
    .selectFrom("quotes")
    .leftJoin("quote_acceptances", "quote_id", "quotes.id")
    .select(["quotes.id", "state", "seq"])
    .where((e) => e.or([e("number", "=", name), e("quotes.id", "=", name)]))
    .where((e) => e.or([e("state", "in", statesThat(quotationStates, "wasSent")), e("seq", "is not", null)]));
  const all = await rows.orderBy("revision", "desc").execute();
  const row = all.find(({ seq }) => seq !== null) ?? all.find(({ state }) => quotationStates[state].isAgreed) ?? all[0];
  return row && readQuotation(db, row.id);
}

/** Proves an acceptance whose quotation was deleted. The stored acceptance still contains the number. */
async function deletedProof(db: Kysely<Database>, number: string): Promise<Proof | undefined> {
  const kept = db.selectFrom("quote_acceptances").selectAll();
  const row = await kept.where("record", "like", `{"format":1,"offer":{"number":"${number}",%`).executeTakeFirst();
  if (!row) return undefined;
  const said = soundOf(row);
  const lines = said ? [...linesOfQuotation(said.offer, true), ...saidOfAcceptance(said)] : [];
  return {
    lines: [...lines, "", "DISAGREES  the quotation that was accepted is no longer in the database"],
    agrees: false,
  };
}

/** Parses the stored bytes of an acceptance if they still match their hash; otherwise undefined. */
const soundOf = ({ record, record_hash }: QuoteAcceptancesTable): AcceptanceRecord | undefined =>
  record !== null && sha256(record) === record_hash ? (JSON.parse(record) as AcceptanceRecord) : undefined;

async function quotationProof(db: Kysely<Database>, quotation: Quotation): Promise<Proof> {
  const number = quotation.number ?? "";
  const row = await keptOf(db, quotation.id);
  if (await isErased(db, quotation)) {
    const left = row
      ? `Of the acceptance its hash is kept, at place ${row.seq} of the chain.`
      : "No acceptance is kept.";
    return { lines: [`${number}: the person was erased. ${left}`], agrees: true };
  }
  const kept = row && soundOf(row);
  const checks: [string, boolean][] = [
    [
      `the fingerprint of what stands in the database now is that of what was sent, ${quotation.hash}`,
      isAsSent(quotation),
    ],
  ];
  if (!isAsSent(quotation)) checks.push([`now it is ${hashOf(quotation, number)}`, false]);
  checks.push(["the sums in the database are those of its lines", hasItsSums(quotation)]);
  if (row) {
    checks.push([`the kept bytes have their hash, ${row.record_hash}`, kept !== undefined]);
    checks.push(["the database says of the acceptance what the kept bytes say", agreesWith(quotation, row)]);
  }
  if (kept)
    checks.push([
      "what was accepted has the fingerprint of what was offered",
      fingerprintOf(kept) === kept.acceptance.hash,
    ]);
  return {
    lines: [
      ...linesOfQuotation(kept?.offer ?? JSON.parse(quotationJson(quotation, number)), kept !== undefined),
      ...(kept ? saidOfAcceptance(kept) : withoutBytes(quotation, row !== undefined)),
      "",
      ...checks.map(([what, holds]) => `${holds ? "agrees   " : "DISAGREES"}  ${what}`),
    ],
    agrees: checks.every(([, holds]) => holds),
  };
}

async function isErased(db: Kysely<Database>, { leadId, enquiryId }: Quotation): Promise<boolean> {
  const leads = db.selectFrom("leads").select("id").where("id", "in", [leadId, enquiryId]);
  return (await leads.where("erased_at", "is not", null).executeTakeFirst()) !== undefined;
}

const fingerprintOf = ({ offer: quotation }: AcceptanceRecord) => sha256(JSON.stringify(quotation));

function withoutBytes(quotation: Quotation, hasRow: boolean): string[] {
  if (!quotationStates[quotation.state].isAgreed) return [`Not accepted; it is ${quotation.state}.`];
  if (hasRow) return ["Accepted, but the kept bytes are not those that were accepted."];
  const when = quotation.answeredAt === null ? "" : ` at ${new Date(quotation.answeredAt).toISOString()}`;
  return [`Accepted by an older version${when}: no bytes were kept, so only the fingerprint can be compared.`];
}

function chainProof({ length, head, breaks, found }: ChainCheck, expected: string | undefined): Proof {
  const words = {
    record: "the kept bytes do not have their hash",
    link: "the hash is not made of the one before it",
    missing: "an acceptance is missing",
  };
  const broken = breaks.map(({ seq, what }) => `BROKEN     the chain of acceptances at place ${seq}: ${words[what]}`);
  const state =
    broken.length > 0 ? broken : [`agrees     the chain of acceptances, ${length} so far, whose head is ${head}`];
  const mailed =
    expected === undefined
      ? []
      : [
          found
            ? `agrees     the mailed head stands at place ${found}`
            : "BROKEN     the mailed head stands nowhere in the chain",
        ];
  return {
    lines: [...state, ...mailed],
    agrees: broken.length === 0 && (expected === undefined || found !== undefined),
  };
}
