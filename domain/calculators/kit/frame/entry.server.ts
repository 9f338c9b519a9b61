import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import type { CalculatorSlug } from "@site/ground/site-map/pages.ts";
import { keysOf, nth, recordOf } from "@site/typed";
import type { z } from "zod";
import type { QuotedLine } from "#domain/leads/index.ts";
import type { Cost } from "#platform/compute/workers.ts";
import { calculatorWords, readPage } from "#site/content/content.server.ts";
import type { SayByLanguage } from "../../quoted/line.ts";
import type { PictogramName } from "../Pictogram.tsx";
import { type Assumption, answeredBy, type ProgramAnswer, type Refusal } from "./answered.ts";
import type { Calculator } from "./calculator.ts";
import type { Fields, InputOf } from "./fields.ts";
import { type Line, type Say, sayer } from "./say.ts";
import { queryOf, readCalculation } from "./state.ts";
import type { SharedWords } from "./words.ts";

export type { Cost };

/** An island and the words that it needs. */
export interface IslandEntry<I extends string = string> {
  island: I;
  words: unknown;
  precomputed?(): Generator<undefined, unknown>;
  /** Describes a calculation that the calculator's own fields do not describe completely. */
  told?(shared: SharedWords, language: Language): CalculationText | undefined;
}

/** A calculation in words. */
export interface CalculationText {
  engine: string;
  /** The query that opens the calculation again. */
  query: string;
  answer: string;
  /** Inputs and results. Lines that only our office gets come last. */
  lines: Line[];
}

/** A calculator in the registry. The types of its fields, result and words are hidden inside `entry`. */
export interface Entry<I extends string = string> extends Pick<Calculator, "slug" | "engine" | "fields"> {
  words: z.ZodType<object>;
  islands: Readonly<Partial<Record<I, string>>>;
  pictogram: PictogramName;
  cost?(query: string): Cost | undefined;
  /** The words that change every day, such as prices. The file with the calculator's words does not contain them. */
  today(language: Language): object | undefined;
  shown(query: string, language: Language): IslandEntry<I>;
  /** Returns the calculation in words; undefined if a value is refused. */
  told(query: string, language: Language): CalculationText | undefined;
  /** Answers a program, in all languages. It knows the fields of `fields` only, and leaves out what only our office gets. */
  answered(query: URLSearchParams): ProgramAnswer | Refusal;
  /** Turns a result into lines of a quotation. Most calculators do not have this function. */
  quoted?(query: string): QuotedLine[] | undefined;
}

interface Definition<F extends Fields, R, W, P extends object, I extends string> {
  calculator: Calculator<F, R, NoInfer<W>>;
  /** The schema of the words in content/<language>/calculators/<slug>.yaml. */
  words: z.ZodType<P>;
  /** The islands of the page, each with a query that shows it. */
  islands: Record<I, string>;
  pictogram: PictogramName;
  /** The cost of a calculation that can take longer than 50 ms. Such a calculation runs in a separate process. */
  cost?(query: string): Cost | undefined;
  /** Returns the values that are taken where the visitor gives none, with their confidence. */
  assumed(input: InputOf<F>, result: R): Assumption[];
  /** Chooses the island for an address, if the page has several islands. */
  shown?(query: string, words: P): IslandEntry<NoInfer<I>>;
  quoted?(input: InputOf<F>, result: R, say: SayByLanguage<NoInfer<W>>, query: string): QuotedLine[];
}

export const entry = <F extends Fields, R, P extends object, I extends string>(of: Definition<F, R, P, P, I>) =>
  made(of, (page) => page);

/** Makes an entry whose words include today's prices. The file with the calculator's words does not contain the prices. */
export const pricedEntry = <F extends Fields, R, P extends object, T, I extends string>(
  of: Definition<F, R, P & { prices: T }, P, I>,
  prices: (language: Language) => T,
) =>
  made(
    of,
    (page, language) => ({ ...page, prices: prices(language) }),
    (language) => ({ prices: prices(language) }),
  );

function made<F extends Fields, R, W, P extends object, I extends string>(
  of: Definition<F, R, W, P, I>,
  spoken: (page: P, language: Language) => W,
  today: Entry["today"] = () => undefined,
): Entry<I> {
  const { calculator, words, islands, pictogram, cost, quoted, assumed } = of;
  const { slug, engine, fields } = calculator;
  const pageIn = (language: Language) => pageWords(words, slug, language);
  const sayIn = (language: Language, page = pageIn(language)) =>
    sayer(spoken(page, language), calculatorWords(language), language);
  const shownWith = (query: string, page: P): IslandEntry<I> =>
    of.shown?.(query, page) ?? { island: nth(keysOf(islands), 0), words: page };
  const summaryOf = (query: string, language: Language) => {
    const page = pageIn(language);
    const shown = shownWith(query, page);
    return shown.told
      ? shown.told(calculatorWords(language), language)
      : tell(calculator, query, sayIn(language, page));
  };
  return {
    ...{ slug, engine, fields, words, islands, pictogram, cost, today, told: summaryOf },
    shown: (query, language) => shownWith(query, pageIn(language)),
    answered: (query) => answeredBy(calculator, assumed, query, (language) => sayIn(language)),
    quoted:
      quoted &&
      ((query) => {
        const { input, result } = readCalculation(calculator, new URLSearchParams(query));
        return (
          summaryOf(query, "en") &&
          quoted(
            input,
            result,
            recordOf(languageCodes, (code) => sayIn(code)),
            query,
          )
        );
      }),
  };
}

/** Describes a calculation in words; undefined if a value is refused. */
export function tell<F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  query: string,
  say: Say<W>,
): CalculationText | undefined {
  const { input, result, stale } = readCalculation(calculator, new URLSearchParams(query));
  if (stale) return undefined;
  return {
    engine: calculator.engine,
    query: queryOf(calculator, input),
    answer: calculator.answer(input, result, say),
    lines: [...calculator.summary(input, result, say), ...(calculator.forOffice?.(input, result, say) ?? [])],
  };
}

/** Returns the words of a calculator's page. They are checked against their schema, and a mistake stops the build. */
export function pageWords<P>(words: z.ZodType<P>, slug: CalculatorSlug, language: Language): P {
  const read = words.safeParse(readPage("calculator", `/calculators/${slug}`, language)?.words);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `words.${path.join(".")}: ${message}`);
  throw new Error(`content/${language}/calculators/${slug}.yaml: ${lines.join("; ")}`);
}
