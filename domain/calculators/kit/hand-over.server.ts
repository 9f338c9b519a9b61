import { type Language, languageOf, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { CalculatorSlug } from "@site/ground/site-map/pages.ts";
import type { HandedOver } from "#domain/leads/index.ts";
import { answerInWorker, hasWorkers } from "#platform/compute/compute.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import { siteOrigin } from "#site/content/origin.server.ts";
import { entryOf } from "../registry.server.ts";
import { fill, type Line } from "./frame/say.ts";
import { handedOverCalculation } from "./hand-over-query.ts";

/**
 * The largest number of characters in the calculation's text. It must fit into the form field together with the other details of a lead
 * (limitsOfExtras.calculation).
 */
const longest = 7000;

/** Finds the calculation in a query; undefined if it is not one of ours. */
function calculationIn(query: URLSearchParams, language: Language) {
  const { slug, asked: search } = handedOverCalculation(query);
  const entry = entryOf(slug);
  const page = entry && readPage("calculator", `/calculators/${slug}`, language);
  return entry && page && { slug: entry.slug, asked: search, entry, page };
}

const linkTo = (slug: CalculatorSlug, query: string, language: Language) =>
  `${siteOrigin()}${href(`/calculators/${slug}`, language)}?${query}`;

/** Returns the calculation of an enquiry. An expensive calculation has a time limit. If it takes longer, only its link is shown. */
export async function handedOverWith(request: Request, url: URL): Promise<HandedOver | undefined> {
  const language = languageOf(url.pathname);
  const found = calculationIn(url.searchParams, language);
  const cost = found?.entry.cost?.(found.asked);
  if (!found || !cost || !hasWorkers()) return handedOverBy(url.searchParams, language);
  const { slug, asked: search, page } = found;
  const query = new URLSearchParams({ calculation: `${slug}?${search}` });
  const answer = await answerInWorker(request, `${languages[language].prefix}/calculators/brought.json?${query}`, cost);
  if (answer.ok) return (await answer.json()) ?? undefined;
  const link = linkTo(slug, new URLSearchParams(search).toString(), language);
  return { name: page.name, answer: "", lines: [], engine: "", link, calculation: { calculator: slug, link } };
}

/** Returns the calculation in a query; undefined if it is not one of ours, or if the engine refuses it. */
export function handedOverBy(query: URLSearchParams, language: Language): HandedOver | undefined {
  const found = calculationIn(query, language);
  if (!found) return undefined;
  const { slug, page, entry, asked: search } = found;
  const summary = entry.told(search, language);
  if (!summary) return undefined;
  const link = linkTo(slug, summary.query, language);
  const lines = fitting(summary.lines, longest - link.length);
  const calculation = { calculator: slug, engine: summary.engine, link, lines };
  const engine = fill(calculatorWords(language).engine, { version: summary.engine });
  return { name: page.name, answer: summary.answer, lines, engine, link, calculation };
}

/** Keeps the first lines that together have at most `room` characters. */
function fitting(lines: Line[], room: number): Line[] {
  let left = room;
  return lines.filter(([label, value]) => {
    left -= JSON.stringify([label, value]).length;
    return left > 0;
  });
}
