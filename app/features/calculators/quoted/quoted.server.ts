import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import { calculatorWords, readPage } from "#app/site/content.server.ts";
import { answerInWorker, hasWorkers } from "#server/compute/compute.ts";
import { calculationOf } from "#server/leads/calculation.ts";
import { catalogue } from "../catalogue.server.ts";
import { sayer } from "../frame/say.ts";
import { computed } from "../hand-over.server.ts";
import { handedOverCalculation } from "../hand-over-query.ts";
import { wordsOf } from "../page.server.ts";
import { amc } from "./amc.server.ts";
import { cooling } from "./cooling.server.ts";
import { finishing } from "./finishing.server.ts";
import type { Both, QuotedLine, Quoter } from "./line.ts";
import { solar } from "./solar.server.ts";
import { pricesSaid } from "./texts.server.ts";

/** Of the others nothing becomes a line by itself. */
const quoters: Record<string, Quoter> = {
  "hvac-cooling-load": cooling,
  "amc-planner": amc,
  "finishing-quantities": finishing,
  "solar-savings": solar,
};

/** The address of a calculation as a request carries it, of which only the query counts: the rest came from a visitor's browser. */
function broughtQuery(stored: unknown): URLSearchParams | undefined {
  const { calculator, link } = calculationOf(stored) ?? {};
  if (typeof calculator !== "string" || typeof link !== "string") return undefined;
  const at = link.indexOf("?");
  return new URLSearchParams({ calculation: `${calculator}?${at < 0 ? "" : link.slice(at + 1)}` });
}

/** What the office is shown of a calculation that came with a request; undefined if it is none of ours. */
export function broughtCalculation(stored: unknown, language: Language) {
  const { slug, asked } = handedOverCalculation(broughtQuery(stored) ?? new URLSearchParams());
  const entry = catalogue.get(slug);
  const id = `/calculators/${slug}` as PageId;
  const page = entry && readPage("calculator", id, language);
  if (!page) return undefined;
  const { engine, lines = [] } = calculationOf(stored) ?? {};
  return {
    name: page.name,
    path: `${href(id, language)}?${asked}`,
    /** In the words of the visitor's language. */
    facts: lines.map(([label, value]) => [label, typeof value === "string" ? value : JSON.stringify(value)] as const),
    isOlder: engine !== entry.calculator.engine,
    hasLines: slug in quoters,
  };
}
export type BroughtCalculation = NonNullable<ReturnType<typeof broughtCalculation>>;

/** Its lines, computed anew. Undefined if it is none of ours, if the engine refuses it, or if there is no room to compute it now. */
export async function quotedWith(request: Request, stored: unknown): Promise<QuotedLine[] | undefined> {
  const query = broughtQuery(stored);
  if (!query) return undefined;
  const { slug, asked } = handedOverCalculation(query);
  const cost = catalogue.get(slug)?.cost?.(asked);
  if (!cost || !hasWorkers()) return quotedBy(query);
  query.set("quoted", "");
  const answer = await answerInWorker(request, `/calculators/brought.json?${query}`, cost);
  return answer.ok ? ((await answer.json()) ?? undefined) : undefined;
}

export function quotedBy(query: URLSearchParams): QuotedLine[] | undefined {
  const { slug, asked } = handedOverCalculation(query);
  const [entry, quoter] = [catalogue.get(slug), quoters[slug]];
  if (!entry || !quoter || !languageCodes.every((code) => readPage("calculator", `/calculators/${slug}`, code)))
    return undefined;
  const found = computed({ slug, asked, entry }, "en");
  if (!found) return undefined;
  const say = (language: Language) => {
    const words = wordsOf(entry, slug, language);
    return sayer(entry.shown?.(asked, words).words ?? words, calculatorWords(language), language);
  };
  const both: Both<unknown> = { en: say("en"), ar: say("ar") };
  const lines = quoter.lines(found.input, found.result, both, asked);
  return [...lines, ...pricesSaid(lines)];
}
