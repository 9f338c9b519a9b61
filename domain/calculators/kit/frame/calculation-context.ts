import { createContext, use } from "react";
import { calculationQuery } from "./calculation.ts";
import type { Calculator } from "./calculator.ts";
import type { Fields } from "./fields.ts";
import type { FieldProblem, RawValues } from "./read-fields.ts";
import type { Line, Say } from "./say.ts";
import type { Calculation } from "./useCalculator.ts";
import type { CalculatorProps } from "./words.ts";

/** Any calculation, as the parts of a frame see it: the types of its fields, its result and its words stay within its functions. */
export interface AnyCalculation extends Pick<Calculator, "slug" | "engine" | "fields">, Page {
  problems: readonly FieldProblem[];
  /** True if the result belongs to older values, or there is none yet. */
  stale: boolean;
  isAnswered: boolean;
  query: string;
  hydrated: boolean;
  raw(name: string): string;
  setAll(values: RawValues): void;
  answer(): string;
  summary(): Line[];
  /** The query for a page that takes over the calculation. */
  handedOver(): string;
}

export function anyCalculation<F extends Fields, R, W>(calculation: Calculation<F, R, W>): AnyCalculation {
  const { calculator, input, result, say, given, problems, stale, query, hydrated, raw, setAll } = calculation;
  const { slug, engine, fields } = calculator;
  return {
    ...{ slug, engine, fields, say, given, problems, stale, query, hydrated, raw, setAll },
    isAnswered: result !== undefined,
    answer: () => calculator.answer(input, result, say),
    summary: () => calculator.summary(input, result, say),
    handedOver: () => calculationQuery(calculator, input, query),
  };
}

/** The calculation of a component. It changes with every keystroke. */
export const CalculationContext = createContext<AnyCalculation | undefined>(undefined);

export const useCalculation = (): AnyCalculation => within(use(CalculationContext));

interface Page {
  say: Say<unknown>;
  given: CalculatorProps<unknown>;
}

/** The part that stays the same while one types. Components that need only this are not re-rendered. */
export const PageContext = createContext<Page | undefined>(undefined);

export const usePage = (): Page => within(use(PageContext));

function within<T>(found: T | undefined): T {
  if (!found) throw new Error("A part of a calculator stands outside of its frame");
  return found;
}
