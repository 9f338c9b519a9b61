import { type Language, languageOf, languages } from "@site/ground/language/languages.ts";
import { href } from "@site/ground/site-map/links.ts";
import type { PageId } from "@site/ground/site-map/pages.ts";
import type { HandedOver } from "#app/features/leads/types.ts";
import { calculatorWords, readPage } from "#app/site/content.server.ts";
import { siteOrigin } from "#app/site/origin.server.ts";
import { answerInWorker, hasWorkers } from "#server/compute/compute.ts";
import { catalogue } from "./catalogue.server.ts";
import type { Entry } from "./frame/entry.server.ts";
import { fill, type Line, sayer } from "./frame/say.ts";
import { open, queryOf } from "./frame/state.ts";
import { handedOverCalculation } from "./hand-over-query.ts";
import { wordsOf } from "./page.server.ts";

/** With the other details of a lead around it, it must fit into the form field (limitsOfExtras.calculation). */
const longest = 7000;

/** Undefined if it is not a calculation of ours. */
function calculationIn(query: URLSearchParams, language: Language) {
  const { slug, asked } = handedOverCalculation(query);
  const entry = catalogue.get(slug);
  const page = entry && readPage("calculator", `/calculators/${slug}`, language);
  return entry && page && { slug, asked, entry, page };
}

const linkTo = (slug: string, query: string, language: Language) =>
  `${siteOrigin()}${href(`/calculators/${slug}` as PageId, language)}?${query}`;

/** The calculation that a request carries. Expensive ones are computed within a time limit; beyond it only their link is shown. */
export async function handedOverWith(request: Request, url: URL): Promise<HandedOver | undefined> {
  const language = languageOf(url.pathname);
  const found = calculationIn(url.searchParams, language);
  const cost = found?.entry.cost?.(found.asked);
  if (!found || !cost || !hasWorkers()) return handedOverBy(url.searchParams, language);
  const { slug, asked, page } = found;
  const query = new URLSearchParams({ calculation: `${slug}?${asked}` });
  const answer = await answerInWorker(request, `${languages[language].prefix}/calculators/brought.json?${query}`, cost);
  if (answer.ok) return (await answer.json()) ?? undefined;
  const link = linkTo(slug, new URLSearchParams(asked).toString(), language);
  return { name: page.name, answer: "", lines: [], engine: "", link, calculation: { calculator: slug, link } };
}

/** Undefined if it is not a calculation of ours, or if the engine refuses it. */
export function handedOverBy(query: URLSearchParams, language: Language): HandedOver | undefined {
  const found = calculationIn(query, language);
  if (!found) return undefined;
  const { slug, page } = found;
  const opened = computed(found, language);
  if (!opened) return undefined;
  const { calculator, input, result, words } = opened;
  const shared = calculatorWords(language);
  const say = sayer(words, shared, language);
  const link = linkTo(slug, opened.query, language);
  const said = [...calculator.summary(input, result, say), ...(calculator.forOffice?.(input, result, say) ?? [])];
  const lines = fitting(said, longest - link.length);
  const calculation = { calculator: slug, engine: calculator.engine, link, lines };
  const engine = fill(shared.engine, { version: calculator.engine });
  return { name: page.name, answer: calculator.answer(input, result, say), lines, engine, link, calculation };
}

/** Undefined if the engine refuses it. */
export function computed({ slug, asked, entry }: { slug: string; asked: string; entry: Entry }, language: Language) {
  const words = wordsOf(entry, slug, language);
  const shown = entry.shown?.(asked, words);
  const own = shown?.own?.();
  if (own?.stale) return undefined;
  const { calculator } = own ?? entry;
  const { input, result, stale } = open(calculator, new URLSearchParams(asked));
  if (stale) return undefined;
  const query = own?.query ?? queryOf(calculator, input);
  return { calculator, input, result, words: shown?.words ?? words, query };
}

/** As many of the first lines as fit. */
function fitting(lines: Line[], room: number): Line[] {
  let left = room;
  return lines.filter(([label, value]) => {
    left -= JSON.stringify([label, value]).length;
    return left > 0;
  });
}
