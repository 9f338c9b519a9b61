import { totalOf } from "@site/engine/money/quotation.ts";
import { westernDigits } from "@site/ground/language/digits.ts";
import { type Language, languageOf } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import { quotationStates } from "@site/ground/states/quotation.ts";
import { data, redirect } from "react-router";
import { z } from "zod";
import { db } from "#platform/db/db.ts";
import { isOverLimit, limits } from "#platform/spam/limits.ts";
import { orAway } from "#site/content/away.server.ts";
import { readPage } from "#site/content/content.server.ts";
import { readForm, type SentForm } from "#site/forms/form.server.ts";
import { acceptQuote, declineQuote, markSeen } from "../store/answer.ts";
import type { Problem } from "../store/change.ts";
import { checkCode, checkTicket, codeFrom, sendCode } from "../store/code.ts";
import { choiceQuery, choiceWord } from "./choice.ts";
import { choiceIn, type Offer, offerOf, viewOf } from "./view.server.ts";

export type OfferProblem =
  | { field: "name" | "agree" }
  | { field: "code"; why: "wrong" | "tooMany" | "choice" }
  | { page: "failed" | "codes" | "choice" | "changed" | "conflict" | "state" | "otherChoice" | "accepted" };
/**
 * The page says what happened before it was shown: a code was sent, another choice was ticked than the one whose total stood there, or the link in the
 * mail with the code was opened.
 */
export type OfferNews = "code" | "changed" | { ticket: string } | undefined;
export type OfferAnswer = { problem: OfferProblem; name: string };

const addressOf = (request: Request) => request.headers.get("x-client-address") ?? "unknown";
const looksTooOften = async (request: Request) => isOverLimit(await db(), limits.follow, addressOf(request));

/** The page of a quotation. Opening it says nothing of accepting, because scanners of mails open links too. */
export async function offerPage(request: Request, key: string) {
  if (await looksTooOften(request)) return data({ limited: true as const }, { status: 429 });
  const offer = await offerOf(key);
  if (!offer) throw data(null, { status: 404 });
  const url = new URL(request.url);
  // A browser that shows a page says so; a scanner rarely does.
  if (request.headers.get("sec-fetch-dest") === "document") await markSeen(await db(), offer.quote.id);
  const view = await viewOf(offer, languageOf(url.pathname), url.searchParams);
  const ticket = url.searchParams.get("ticket") ?? "";
  const isGood = (await checkTicket(await db(), offer.quote.id, ticket, view.chosen)) === "right";
  const news: OfferNews = isGood
    ? { ticket }
    : (["code", "changed"] as const).find((what) => url.searchParams.has(what));
  return { offer: view, news };
}

export async function answerOffer(request: Request, key: string) {
  const sent = await readForm(request);
  return orAway(
    request,
    async () => {
      if (await looksTooOften(request)) return refused({ page: "failed" }, "", 429);
      const offer = await offerOf(key);
      if (!offer) throw data(null, { status: 404 });
      return sent ? answer(request, offer, sent) : refused({ page: "failed" }, "", 400);
    },
    sent,
  );
}

async function answer(request: Request, offer: Offer, { fields }: SentForm) {
  const url = new URL(request.url);
  const language = languageOf(url.pathname);
  const { quote } = offer;
  const page = href(`/offer/${quote.key}`, language);
  if (offer.isAltered) return refused({ page: "conflict" }, "", 409);
  if (fields.intent === "decline") {
    const outcome = await declineQuote(await db(), quote.id, (fields.reason ?? "").trim().slice(0, 500));
    return outcome.ok ? redirect(page, 303) : tooLate(quote.key, outcome.problem, "accepted", "");
  }
  const chosen = choiceIn(new URLSearchParams(choiceFields(fields)), quote.lines);
  if (!chosen) return refused({ page: "choice" }, fields.name ?? "");
  if (fields.intent === "total") return redirect(`${page}?${choiceQuery(chosen)}#totals`, 303);
  if (fields.intent === "code") {
    const asked = { chosen, address: addressOf(request) };
    const sent = offer.email === "" ? "tooMany" : await sendCode(await db(), quote, language, asked);
    if (sent === "sent") return redirect(`${page}?${choiceQuery(chosen)}&code=#accept`, 303);
    if (sent !== "tooMany") return refused(pageProblem(sent), fields.name ?? "", 409);
    return refused({ page: "codes" }, fields.name ?? "", 429);
  }
  if (choiceWord(chosen) !== (fields.shown ?? ""))
    return redirect(`${page}?${choiceQuery(chosen)}&changed=#accept`, 303);
  return accept(request, offer, fields, chosen, language);
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
  offer: Offer,
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
  const { quote, email } = offer;
  const database = await db();
  const { isAgreed } = quotationStates[quote.state];
  const needsCode = totalOf(quote.lines, quote.basis, chosen).gross >= codeFrom && !isAgreed;
  if (needsCode) {
    const asked = { chosen, address: addressOf(request) };
    const why = await checkCode(database, quote.id, westernDigits(fields.code ?? "").replace(/\s/g, ""), asked);
    if (why !== "right") return refused({ field: "code", why }, typed);
  }
  const outcome = await acceptQuote(database, quote.id, {
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
  if (!outcome.ok) return tooLate(quote.key, outcome.problem, "otherChoice", typed);
  return redirect(href(`/offer/${quote.key}`, language), 303);
}

/** Says why the answer was not taken. If somebody has accepted meanwhile, that is the reason. */
async function tooLate(key: string, problem: Problem, ifAccepted: "accepted" | "otherChoice", name: string) {
  const offer = await offerOf(key);
  const isAccepted = offer && quotationStates[offer.quote.state].isAgreed;
  return refused(isAccepted ? { page: ifAccepted } : pageProblem(problem), name, 409);
}

const pageProblem = (problem: Problem): OfferProblem => ({
  page: problem === "invalid" ? "choice" : problem === "missing" ? "failed" : problem,
});

const refused = (problem: OfferProblem, name: string, status = 422) =>
  data<OfferAnswer>({ problem, name: name.slice(0, 120) }, { status });
