import type { Confidence } from "@site/engine/data/sources.ts";
import { type Language, languageCodes } from "@site/ground/language/languages.ts";
import { recordOf } from "@site/typed";
import type { Calculator } from "./calculator.ts";
import { type Fields, fieldNamed, type InputOf } from "./fields.ts";
import { problemText } from "./problem-text.ts";
import { readFields } from "./read-fields.ts";
import type { Line, Say } from "./say.ts";
import { queryOf, readCalculation } from "./state.ts";

type InLanguages<T> = Record<Language, T>;
type Value = string | number | boolean;

/**
 * A value that a calculator takes where none is given. `value` is the one that is taken; without it the field's own default is. The field
 * `method` stands for the formulas, which nobody can replace by a value.
 */
export interface Assumption {
  field: string;
  value?: Value;
  confidence: Confidence;
}

/** The answer of a calculator to a program. */
export interface ProgramAnswer {
  engine: string;
  /** The query that opens the calculation again. */
  query: string;
  answer: InLanguages<string>;
  /** Inputs and results. */
  lines: InLanguages<Line[]>;
  /** The values that were not given. Only some have a confidence of their own. */
  assumptions: (Omit<Assumption, "confidence"> & { confidence?: Confidence })[];
  /** The lowest confidence of the assumptions. */
  confidence: Confidence;
  confidenceText: InLanguages<string>;
}

/** The values that a calculator refuses. */
export interface Refusal {
  problems: { field: string; message: InLanguages<string> }[];
}

const byCertainty: readonly Confidence[] = ["low", "medium", "high"];

/** Answers a program in all languages at once, because it may pass the answer on in either. */
export function answeredBy<F extends Fields, R, W>(
  calculator: Calculator<F, R, W>,
  assumed: (input: InputOf<F>, result: R) => Assumption[],
  query: URLSearchParams,
  sayIn: (language: Language) => Say<W>,
): ProgramAnswer | Refusal {
  const { input, result, problems, stale } = readCalculation(calculator, query);
  const says = recordOf(languageCodes, sayIn);
  const each = <T>(make: (say: Say<W>) => T) => recordOf(languageCodes, (language) => make(says[language]));
  if (stale) return { problems: problems.map((problem) => ({ field: problem.field, message: each(textOf(problem)) })) };
  const { given } = readFields(calculator.fields, query);
  const graded = assumed(input, result).filter(({ field }) => !given.includes(field));
  const confidence = byCertainty.find((level) => graded.some((one) => one.confidence === level)) ?? "low";
  return {
    engine: calculator.engine,
    query: queryOf(calculator, input),
    answer: each((say) => calculator.answer(input, result, say)),
    lines: each((say) => calculator.summary(input, result, say)),
    assumptions: assumptionsIn(input, given, graded),
    confidence,
    confidenceText: each(({ shared }) => shared.confidence[confidence]),
  };

  function textOf(problem: (typeof problems)[number]) {
    const field = fieldNamed(calculator.fields, problem.field);
    return (say: Say<W>) => problemText(problem, field, say);
  }
}

/** Returns the values that were not given. A list of rows is left out: the rows of the default are only an example. */
function assumptionsIn(
  input: object,
  given: readonly string[],
  graded: readonly Assumption[],
): ProgramAnswer["assumptions"] {
  const values: Record<string, unknown> = { ...input };
  const known = [...given, ...graded.map(({ field }) => field)];
  const others = Object.keys(values).filter((field) => !known.includes(field) && isValue(values[field]));
  return [...graded, ...others.map((field) => ({ field }))].map((one: Assumption | { field: string }) => {
    const value = "value" in one ? one.value : values[one.field];
    return { ...one, ...(isValue(value) && { value }) };
  });
}

const isValue = (value: unknown): value is Value => ["string", "number", "boolean"].includes(typeof value);
