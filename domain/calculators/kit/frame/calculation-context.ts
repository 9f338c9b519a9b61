import { createContext, use } from "react";
import { calculationQuery } from "./calculation.ts";
import type { Calculator } from "./calculator.ts";
import type { Fields } from "./fields.ts";
import type { FieldProblem, RawValues } from "./read-fields.ts";
import type { Line, Say } from "./say.ts";
import type { Calculation } from "./useCalculator.ts";
import type { CalculatorProps } from "./words.ts";

/** Any calculation, as the components of the frame see it. The types of its fields, result and words are hidden inside its functions. */
export interface AnyCalculation extends Pick<Calculator, "slug" | "engine" | "fields">, Page {
  problems: readonly FieldProblem[];
  /** True if the result belongs to older values, or if there is no result yet. */
  stale: boolean;
  isAnswered: boolean;
  query: string;
  hydrated: boolean;
  raw(name: string): string;
  setAll(values: RawValues): void;
  answer(): string;
  summary(): Line[];
  /** Returns the query for another page that takes over the calculation. */
  handedOver(): string;
}

export function anyCalculation<F extends Fields, R, W>(calculation: Calculation<F, R, W>): AnyCalculation {
  const { calculator, input, result, say, given: props, problems, stale, query, hydrated, raw, setAll } = calculation;
  const { slug, engine, fields } = calculator;
  return {
    ...{ slug, engine, fields, say, given: props, problems, stale, query, hydrated, raw, setAll },
    isAnswered: result !== undefined,
    answer: () => calculator.answer(input, result, say),
    summary: () => calculator.summary(input, result, say),
    handedOver: () => calculationQuery(calculator, input, query),
  };
}

/** The calculation for the components inside the frame. It changes with every keystroke. */
export const CalculationContext = createContext<AnyCalculation | undefined>(undefined);

export const useCalculation = (): AnyCalculation => within(use(CalculationContext));

interface Page {
  say: Say<unknown>;
  given: CalculatorProps<unknown>;
}

/** The part that does not change while the visitor types. Components that need only this part are not rendered again. */
export const PageContext = createContext<Page | undefined>(undefined);

export const usePage = (): Page => within(use(PageContext));

function within<T>(found: T | undefined): T {
  if (!found) throw new Error("A part of a calculator stands outside of its frame");
  return found;
}
