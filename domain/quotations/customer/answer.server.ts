import { totalOf } from "@site/engine/money/quotation.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import { data, redirect } from "react-router";
import { z } from "zod";
import { db } from "#platform/db/db.ts";
import { limits } from "#platform/http/budgets.ts";
import { isOverLimit } from "#platform/spam/limits.ts";
import { orAway } from "#site/content/away.server.ts";
import { readPage } from "#site/content/content.server.ts";
import { readForm, type SentForm } from "#site/forms/form.server.ts";
import { acceptQuotation, declineQuotation, markSeen } from "../store/answer.ts";
import type { Problem } from "../store/change.ts";
import { checkCode, checkTicket, codeFrom, sendCode } from "../store/code.ts";
import { choiceQuery, choiceWord } from "./choice.ts";
import { choiceIn, type SentQuotation, sentQuotation, viewOf } from "./view.server.ts";

export type QuotationProblem =
  | { field: "name" | "agree" }
  | { field: "code"; why: "wrong" | "tooMany" | "choice" }
  | { page: "failed" | "codes" | "choice" | "changed" | "conflict" | "state" | "otherChoice" | "accepted" };
/**
 * The event before this page: a code was sent, or the ticked options were not those whose total was shown, or the link in the mail with the
 * code was opened.
 */
export type QuotationNews = "code" | "changed" | { ticket: string } | undefined;
export type QuotationAnswer = { problem: QuotationProblem; name: string };

const addressOf = (request: Request) => request.headers.get("x-client-address") ?? "unknown";
const looksTooOften = async (request: Request) => isOverLimit(await db(), limits.follow, addressOf(request));

/** The page of a quotation. Opening it accepts nothing, because the scanners of mail providers open links too. */
export async function quotationPage(request: Request, key: string) {
  if (await looksTooOften(request)) return data({ limited: true as const }, { status: 429 });
  const opened = await sentQuotation(key);
  if (!opened) throw data(null, { status: 404 });
  const url = new URL(request.url);
  // A browser sends this header when it shows a page. A scanner rarely sends it.
  if (request.headers.get("sec-fetch-dest") === "document") await markSeen(await db(), opened.quotation.id);
  const view = await viewOf(opened, languageOf(url.pathname), url.searchParams);
  const ticket = url.searchParams.get("ticket") ?? "";
  const isGood = (await checkTicket(await db(), opened.quotation.id, ticket, view.chosen)) === "right";
  const news: QuotationNews = isGood
    ? { ticket }
    : (["code", "changed"] as const).find((what) => url.searchParams.has(what));
  return { offer: view, news };
}

export async function answerQuotation(request: Request, key: string) {
  const sent = await readForm(request);
  return orAway(
    request,
    async () => {
      if (await looksTooOften(request)) return refused({ page: "failed" }, "", 429);
      const opened = await sentQuotation(key);
      if (!opened) throw data(null, { status: 404 });
      return sent ? answer(request, opened, sent) : refused({ page: "failed" }, "", 400);
    },
    sent,
  );
}

async function answer(request: Request, opened: SentQuotation, { fields }: SentForm) {
  const url = new URL(request.url);
  const language = languageOf(url.pathname);
  const { quotation } = opened;
  const page = href(`/quotation/${quotation.key}`, language);
  if (opened.isAltered) return refused({ page: "conflict" }, "", 409);
  if (fields.intent === "decline") {
    const outcome = await declineQuotation(await db(), quotation.id, (fields.reason ?? "").trim().slice(0, 500));
    return outcome.ok ? redirect(page, 303) : tooLate(quotation.key, outcome.problem, "accepted", "");
  }
  const chosen = choiceIn(new URLSearchParams(choiceFields(fields)), quotation.lines);
  if (!chosen) return refused({ page: "choice" }, fields.name ?? "");
  if (fields.intent === "total") return redirect(`${page}?${choiceQuery(chosen)}#totals`, 303);
  if (fields.intent === "code") {
    const attempt = { chosen, address: addressOf(request) };
    const sent = opened.email === "" ? "tooMany" : await sendCode(await db(), quotation, language, attempt);
    if (sent === "sent") return redirect(`${page}?${choiceQuery(chosen)}&code=#accept`, 303);
    if (sent !== "tooMany") return refused(pageProblem(sent), fields.name ?? "", 409);
    return refused({ page: "codes" }, fields.name ?? "", 429);
  }
  if (choiceWord(chosen) !== (fields.shown ?? ""))
    return redirect(`${page}?${choiceQuery(chosen)}&changed=#accept`, 303);
  return accept(request, opened, fields, chosen, language);
}

const choiceFields = (fields: Record<string, string>) =>
  Object.entries(fields).filter(([name]) => /^(choice|add)/.test(name));

const acceptSchema = z.object({
  name: z.string().trim().min(3).max(120),
  agree: z.literal("on"),
  hash: z.string().max(64),
});

async function accept(
  request: Request,
  opened: SentQuotation,
  fields: Record<string, string>,
  chosen: number[],
  language: Language,
) {
  const typed = fields.name ?? "";
  const form = acceptSchema.safeParse(fields);
  if (!form.success) {
    const field = form.error.issues[0]?.path[0];
    return refused(field === "name" || field === "agree" ? { field } : { page: "conflict" }, typed);
  }
  const { quotation, email } = opened;
  const database = await db();
  const { isAgreed } = quotationStates[quotation.state];
  const needsCode = totalOf(quotation.lines, quotation.basis, chosen).gross >= codeFrom && !isAgreed;
  if (needsCode) {
    const attempt = { chosen, address: addressOf(request) };
    const why = await checkCode(database, quotation.id, westernDigits(fields.code ?? "").replace(/\s/g, ""), attempt);
    if (why !== "right") return refused({ field: "code", why }, typed);
  }
  const outcome = await acceptQuotation(database, quotation.id, {
    name: form.data.name,
    chosen,
    hash: form.data.hash,
    language,
    terms: readPage("legal", "/terms", language)?.updated ?? "none",
    sentTo: email,
    code: needsCode,
    ip: addressOf(request),
    agent: (request.headers.get("user-agent") ?? "").slice(0, 200),
  });
  if (!outcome.ok) return tooLate(quotation.key, outcome.problem, "otherChoice", typed);
  return redirect(href(`/quotation/${quotation.key}`, language), 303);
}

/** Says why the answer came too late. If somebody has accepted meanwhile, the answer says so. */
async function tooLate(key: string, problem: Problem, ifAccepted: "accepted" | "otherChoice", name: string) {
  const opened = await sentQuotation(key);
  const isAccepted = opened && quotationStates[opened.quotation.state].isAgreed;
  return refused(isAccepted ? { page: ifAccepted } : pageProblem(problem), name, 409);
}

const pageProblem = (problem: Problem): QuotationProblem => ({
  page: problem === "invalid" ? "choice" : problem === "missing" ? "failed" : problem,
});

const refused = (problem: QuotationProblem, name: string, status = 422) =>
  data<QuotationAnswer>({ problem, name: name.slice(0, 120) }, { status });
