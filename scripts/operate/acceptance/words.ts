import type { AcceptedChoice } from "#domain/quotations/store/chain.ts";
import type { QuotationCustomer } from "#domain/quotations/store/types.ts";

/** The JSON from which the hash of a quotation is computed, in format 1. */
export interface QuotedLines {
  number: string;
  revision: number;
  customer: QuotationCustomer;
  basis: "net" | "gross";
  validUntil: number;
  lines: [string, string, string, string, number, number, number, string, string][];
}

/** The JSON that is stored for an acceptance. */
export type AcceptanceRecord = AcceptedChoice & { format: 1; offer: QuotedLines };

const time = (at: number) => `${new Date(at).toISOString().replace("T", " ").slice(0, 19)} UTC`;
const dirhams = (fils: number) => `AED ${(fils / 100).toFixed(2)}`;

/** Returns the lines that say in plain words what was quoted. */
export function linesOfQuotation(
  { number, revision, customer, basis, validUntil, lines }: QuotedLines,
  isKept: boolean,
): string[] {
  const { name, company, trn, address } = customer;
  return [
    `${number}, revision ${revision}, for ${[name, company, trn && `TRN ${trn}`, address].filter(Boolean).join(", ")}`,
    `Offered (${isKept ? "from the bytes that were accepted" : "as the database has it now"}), valid until ${time(validUntil)}, prices ${basis === "net" ? "without" : "with"} VAT:`,
    ...lines.map(lineText),
  ];
}

function lineText(
  [kind, english, arabic, unit, thousandths, unitFils, discount, vat, group]: QuotedLines["lines"][number],
  at: number,
) {
  const hasPrice = thousandths !== 0;
  return [
    `  ${at + 1}. ${kind}: ${[english, arabic].filter(Boolean).join(" / ")}`,
    ...(hasPrice ? [`${thousandths / 1000} ${unit} at ${dirhams(unitFils)}`] : []),
    ...(discount > 0 ? [`less ${dirhams(discount)}`] : []),
    ...(hasPrice ? [`VAT ${vat}`] : []),
    ...(group ? [`choice ${group}`] : []),
  ].join(", ");
}

/** Returns the lines that say what was accepted, by whom and when. */
export function saidOfAcceptance({ acceptance, at, net, vat, gross }: AcceptanceRecord): string[] {
  const { name, chosen, language, terms, sentTo, code, ip, agent } = acceptance;
  return [
    `Accepted on ${time(at)} by ${name}`,
    `  options: ${chosen.length > 0 ? `lines ${chosen.map((at) => at + 1).join(", ")}` : "none"}; ${dirhams(net)} and VAT ${dirhams(vat)}, together ${dirhams(gross)}`,
    `  page in ${language}, terms of ${terms}, link sent to ${sentTo || "nobody by mail"}, code ${code ? "typed" : "not needed"}`,
    `  from ${ip || "an unknown address"} with ${agent || "an unknown browser"}`,
  ];
}
