import type { Language } from "#app/i18n/languages.ts";
import { calculatorWords, readPage } from "#app/site/content.server.ts";
import { href } from "#app/site/links.ts";
import { siteOrigin } from "#app/site/origin.server.ts";
import type { PageId } from "#app/site/pages.ts";
import { catalogue } from "./catalogue.server.ts";
import { fill, type Line, sayer } from "./frame/say.ts";
import { open, queryOf } from "./frame/state.ts";
import { wordsOf } from "./page.server.ts";

/** A calculation that somebody brings along, computed anew. */
export interface Brought {
  /** The calculator's. */
  name: string;
  /** Its answer in a sentence, as it stands on its page. */
  answer: string;
  /** What was given and found. */
  lines: Line[];
  /** Which engine found it, in a sentence. */
  engine: string;
  link: string;
  /** As it is kept with the lead. */
  calculation: Record<string, string>;
}

/** With the framing of a lead's details it must fit into what a form may carry (limitsOfExtras.calculation). */
const longest = 7000;

/** `calculation=<slug>?<query>`; undefined for what is no calculation of ours, or one that is refused. */
export function broughtBy(query: URLSearchParams, language: Language): Brought | undefined {
  const [, slug = "", asked = ""] = /^([a-z-]{1,60})\?(.*)$/s.exec(query.get("calculation") ?? "") ?? [];
  const entry = catalogue.get(slug);
  const page = entry && readPage("calculator", `/calculators/${slug}`, language);
  if (!entry || !page) return undefined;
  const words = wordsOf(entry, slug, language);
  const own = entry.shown?.(asked, words).own?.();
  const { calculator } = own ?? entry;
  const { input, result, stale } = open(calculator, new URLSearchParams(asked));
  if (stale || own?.stale) return undefined;
  const shared = calculatorWords(language);
  const say = sayer(words, shared, language);
  const said = own?.query ?? queryOf(calculator, input);
  const link = `${siteOrigin()}${href(`/calculators/${slug}` as PageId, language)}?${said}`;
  const lines = fitting(calculator.summary(input, result, say), longest - link.length);
  const calculation = { calculator: slug, engine: calculator.engine, link, ...Object.fromEntries(lines) };
  const engine = fill(shared.engine, { version: calculator.engine });
  return { name: page.name, answer: calculator.answer(input, result, say), lines, engine, link, calculation };
}

/** The first lines, as many as there is room for. */
function fitting(lines: Line[], room: number): Line[] {
  let left = room;
  return lines.filter(([label, value]) => {
    left -= JSON.stringify([label, value]).length;
    return left > 0;
  });
}
