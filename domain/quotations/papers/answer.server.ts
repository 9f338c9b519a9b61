import { languageOf } from "@site/ground/language/languages.ts";
import { db } from "#platform/db/db.ts";
import { limits } from "#platform/http/budgets.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { fileOrAway } from "#site/content/away.server.ts";
import { fileHeaders, pdfAnswer } from "#site/papers/paper.server.ts";
import { type SentQuotation, sentQuotation, viewOf } from "../customer/view.server.ts";
import { quotationJson } from "../store/hash.ts";
import type { Quotation } from "../store/read.ts";
import { quotationPaper } from "./quotation.server.ts";

/** Returns the file name. QT-2026-0042-2.pdf is the second revision of a quotation. */
export const paperName = ({ number, revision }: Pick<Quotation, "number" | "revision">, kind = "pdf"): string =>
  `${number}${revision > 1 ? `-${revision}` : ""}.${kind}`;

/** Returns the quotation for a private link, or the HTTP response that says why there is no file. */
async function quotationFor(request: Request, key: string): Promise<SentQuotation | Response> {
  const client = request.headers.get("x-client-address") ?? "unknown";
  if (await isOverLimit(await db(), limits.follow, client)) return new Response(null, { status: 429 });
  const sent = await sentQuotation(key);
  if (!sent) return new Response(null, { status: 404 });
  return sent.isAltered ? new Response(null, { status: 409 }) : sent;
}

/** Answers with the PDF, in the language of the page and with the options that were chosen there. */
export const quotationPdf = (request: Request, key: string) => fileOrAway(request, () => pdfOf(request, key));

async function pdfOf(request: Request, key: string): Promise<Response> {
  const sent = await quotationFor(request, key);
  if (sent instanceof Response) return sent;
  const url = new URL(request.url);
  const language = languageOf(url.pathname);
  const view = await viewOf(sent, language, url.searchParams);
  return pdfAnswer(() => quotationPaper(sent.quotation, view, language), paperName(sent.quotation), request);
}

/** Answers with the JSON text whose SHA-256 is the fingerprint of the quotation. */
export const quotationData = (request: Request, key: string) => fileOrAway(request, () => dataOf(request, key));

async function dataOf(request: Request, key: string): Promise<Response> {
  const sent = await quotationFor(request, key);
  if (sent instanceof Response) return sent;
  const { quotation } = sent;
  return new Response(quotationJson(quotation, quotation.number ?? ""), {
    headers: fileHeaders("application/json", paperName(quotation, "json")),
  });
}
