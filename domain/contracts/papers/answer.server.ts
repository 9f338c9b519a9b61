import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { follow } from "#domain/leads/store/index.ts";
import { db } from "#platform/db/db.ts";
import { limits } from "#platform/http/budgets.ts";
import { canTypeset } from "#platform/pdf/typeset.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { fileOrAway } from "#site/content/away.server.ts";
import { pdfAnswer } from "#site/papers/paper.server.ts";
import { contractsFor } from "../customer/customer.server.ts";
import { contractPaper } from "./contract.server.ts";

/** Returns the address below which the contracts of an enquiry are as PDF; undefined if this machine makes no PDFs. */
export const papersBelow = (key: string, language: Language): string | undefined =>
  canTypeset ? `${href(`/enquiry/${key}`, language)}/contracts` : undefined;

/** Answers with a contract as PDF. Only what the customer's page shows is in it. */
export const contractPdf = (request: Request, key: string, id: string) =>
  fileOrAway(request, () => pdfOf(request, key, id));

async function pdfOf(request: Request, key: string, id: string): Promise<Response> {
  const database = await db();
  const client = request.headers.get("x-client-address") ?? "unknown";
  if (await isOverLimit(database, limits.follow, client)) return new Response(null, { status: 429 });
  const followed = /^[\w-]{22}$/.test(key) ? await follow(database, key) : undefined;
  const language = languageOf(new URL(request.url).pathname);
  const contracts = followed ? await contractsFor(followed.enquiry.id, language) : [];
  const contract = contracts.find((one) => one.id === id);
  if (!contract) return new Response(null, { status: 404 });
  return pdfAnswer(() => contractPaper(contract, language), `${contract.number}.pdf`, request);
}
